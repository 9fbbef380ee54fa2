import { type Reel, SPEEDS, type Speed } from '../../doing/reel';
import { more } from '../../words/more';

/** Drawn in a square of 24; a bar stands for an end. */
const ICONS = {
  first: 'M5 5h3v14H5zM19 5v14l-9-7z',
  back: 'M17 5v14L7 12z',
  run: 'M8 4l12 8-12 8z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  forward: 'M7 5v14l10-7z',
  last: 'M16 5h3v14h-3zM5 5v14l9-7z',
} as const;

function Press({
  icon,
  onPress,
  disabled = false,
}: {
  icon: keyof typeof ICONS;
  onPress: () => void;
  disabled?: boolean;
}) {
  return (
    <button
      type="button"
      class={icon === 'run' || icon === 'pause' ? 'reel-press main' : 'reel-press'}
      aria-label={more.value.replay[icon]}
      disabled={disabled}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
}

function SpeedChoice({ reel }: { reel: Reel }) {
  const say = more.value.replay;
  return (
    <select
      class="reel-speed"
      aria-label={say.speed}
      value={reel.speed.value}
      onChange={(event) => {
        reel.speed.value = event.currentTarget.value as Speed;
      }}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {say.speeds[speed]}
        </option>
      ))}
    </select>
  );
}

/** The step in words, and everything that leads to another. */
export function ReplayControls({ reel }: { reel: Reel }) {
  const say = more.value.replay;
  const [place, stops] = [reel.place.value, reel.stops.value];
  const stop = stops[place];
  const count = say.of(place + 1, stops.length);
  return (
    <>
      <p class={`reel-line ${stop?.tone ?? ''}`}>{stop?.text}</p>
      <p class="unseen" role="log" aria-live="polite">
        {reel.spoken.value}
      </p>
      <div class="reel-slide">
        <input
          type="range"
          min={0}
          max={stops.length - 1}
          value={place}
          aria-label={say.step}
          aria-valuetext={count}
          onInput={(event) => reel.go(Number(event.currentTarget.value))}
        />
        <span class="reel-count" aria-hidden="true">
          {count}
        </span>
      </div>
      <div class="reel-presses">
        <Press icon="first" disabled={place === 0} onPress={() => reel.go(0)} />
        <Press icon="back" disabled={place === 0} onPress={() => reel.step(-1)} />
        <Press icon={reel.running.value ? 'pause' : 'run'} onPress={() => reel.run()} />
        <Press icon="forward" disabled={reel.atEnd.value} onPress={() => reel.step(1)} />
        <Press icon="last" disabled={reel.atEnd.value} onPress={() => reel.toEnd()} />
        <SpeedChoice reel={reel} />
      </div>
    </>
  );
}
