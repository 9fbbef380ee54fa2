import '../../style/settings.css';
import { useSignal } from '@preact/signals';
import { speakTo } from '../../doing/speaking';
import { CHOICES, choose, type Settings, settings } from '../../state/settings';
import { language, words } from '../../words';
import { LANGUAGES } from '../../words/language';
import { more } from '../../words/more';
import { Card } from '../cards/Card';

type Chosen = keyof typeof CHOICES;
type Switch = Exclude<keyof Settings, Chosen>;

/** A few choices side by side, of which one is taken. */
function Options({
  name,
  title,
  value,
  options,
  onChoose,
}: {
  name: string;
  title: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChoose: (chosen: string) => void;
}) {
  return (
    <fieldset class="options">
      <legend>{title}</legend>
      {options.map(([chosen, text]) => (
        <label key={chosen} class="option">
          <input
            type="radio"
            name={name}
            value={chosen}
            checked={chosen === value}
            onChange={() => onChoose(chosen)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Setting({ name }: { name: Chosen }) {
  const say = more.value.settings;
  const texts: Readonly<Record<string, string>> = say.choices[name];
  return (
    <Options
      name={name}
      title={say.names[name]}
      value={settings.value[name]}
      options={CHOICES[name].map((choice) => [choice, texts[choice] ?? choice])}
      onChoose={(chosen) => choose(name, chosen as Settings[Chosen])}
    />
  );
}

function OnOff({ name, onTurn }: { name: Switch; onTurn?: (on: boolean) => void }) {
  return (
    <label class="tick">
      <input
        type="checkbox"
        checked={settings.value[name]}
        onChange={({ currentTarget }) => (onTurn ?? ((on) => choose(name, on)))(currentTarget.checked)}
      />
      {more.value.settings.names[name]}
    </label>
  );
}

/** Notifications hold only where the browser was asked and allows them. */
function NotifySwitch() {
  const refused = useSignal(false);
  if (!('Notification' in window)) return null;
  const turn = async (on: boolean) => {
    const allowed = !on || (await Notification.requestPermission()) === 'granted';
    refused.value = !allowed;
    choose('notify', on && allowed);
  };
  return (
    <>
      <OnOff name="notify" onTurn={(on) => void turn(on)} />
      {refused.value && (
        <p class="fault" role="alert">
          {more.value.settings.notifyRefused}
        </p>
      )}
    </>
  );
}

function Sample() {
  return (
    <fieldset class="hand sample" aria-label={more.value.settings.sample}>
      {['As', 'Kh', 'Qd', 'Jc'].map((card, number) => (
        <Card key={card} card={card} turned number={number} />
      ))}
    </fieldset>
  );
}

/** Everything that this browser can be told about how the game is to look and sound. */
export function SettingsForm() {
  const say = more.value.settings;
  return (
    <div class="form settings">
      <Options
        name="language"
        title={words.value.pages.language}
        value={language.value}
        options={Object.entries(LANGUAGES)}
        onChoose={speakTo}
      />
      <Sample />
      <Setting name="suits" />
      <Setting name="letters" />
      <Setting name="deck" />
      <Setting name="theme" />
      <Setting name="text" />
      <Setting name="motion" />
      <OnOff name="sound" />
      {'vibrate' in navigator && <OnOff name="vibration" />}
      <NotifySwitch />
      <p class="soft">{say.kept}</p>
    </div>
  );
}
