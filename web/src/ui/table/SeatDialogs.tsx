import '../../style/keys.css';
import { useSignal } from '@preact/signals';
import { touch } from '../../browser/window';
import { request, sit } from '../../doing/play';
import { closeDialog } from '../../state/dialog';
import { buyIn, canTopUp } from '../../state/options';
import { view, wallet } from '../../state/store';
import { type Bounds, whole } from '../../values/amounts';
import type { TableView } from '../../wire';
import { chips, words } from '../../words';
import { AmountField } from '../dock/AmountField';
import { SeatChoices } from '../dock/BetweenDock';
import { Dialog } from '../shell/Dialog';

function SumForm({
  limits,
  now,
  button,
  onChosen,
}: {
  limits: Bounds;
  now: TableView;
  button: (amount: string) => string;
  onChosen: (amount: number) => void;
}) {
  const amount = useSignal<number | null>(limits.max);
  const sum = amount.value;
  return (
    <form
      class="sum-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (sum !== null) onChosen(sum);
      }}
    >
      <p class="meaning">{words.value.buyInRange(chips(limits.min), chips(limits.max))}</p>
      <AmountField amount={amount} limits={limits} ante={whole(now.ante) * 10} />
      <button type="submit" class="press main" disabled={sum === null}>
        {sum === null ? words.value.buyInRange(chips(limits.min), chips(limits.max)) : button(chips(sum))}
      </button>
    </form>
  );
}

/** With how many chips to sit down. */
export function BuyInDialog({ seat }: { seat: number }) {
  const say = words.value;
  const now = view.value;
  if (!now) return null;
  const limits = buyIn(now, whole(wallet.value));
  return (
    <Dialog title={say.buyInTitle}>
      {limits ? (
        <SumForm
          limits={limits}
          now={now}
          button={say.buyInGo}
          onChosen={(amount) => {
            void sit(seat, amount);
            closeDialog();
          }}
        />
      ) : (
        <p class="meaning">{say.tooPoor(chips(now.min_buy_in))}</p>
      )}
    </Dialog>
  );
}

/** More chips between banks. */
export function TopUpDialog() {
  const say = words.value;
  const now = view.value;
  const limits = now && canTopUp(now);
  return (
    <Dialog title={say.topUpTitle}>
      {now && limits ? (
        <SumForm
          limits={limits}
          now={now}
          button={say.topUpGo}
          onChosen={(amount) => {
            request('top_up', { amount });
            closeDialog();
          }}
        />
      ) : (
        <p class="meaning">{say.topUpLater}</p>
      )}
    </Dialog>
  );
}

/** Leaving a bank is asked about once: it costs the hand. */
export function StandDialog() {
  const say = words.value;
  return (
    <Dialog title={`${say.standUp}?`}>
      <p class="meaning">{say.standUpMeaning}</p>
      <div class="presses">
        <button type="button" class="press plain" onClick={closeDialog}>
          {say.cancel}
        </button>
        <button
          type="button"
          class="press main"
          onClick={() => {
            request('stand');
            closeDialog();
          }}
        >
          {say.standUp}
        </button>
      </div>
    </Dialog>
  );
}

/** Which key presses what, for who has keys. */
function KeyHelp() {
  const say = words.value.dock;
  return (
    <section class="key-help" aria-label={say.keys}>
      <h3>{say.keys}</h3>
      <dl>
        {say.keyList.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What one can do about one's seat while a bank runs. */
export function SeatMenu() {
  const now = view.value;
  return (
    <Dialog title={words.value.menu}>
      {now && <SeatChoices now={now} />}
      {!touch.value && <KeyHelp />}
    </Dialog>
  );
}
