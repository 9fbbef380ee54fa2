import { useEffect, useRef } from 'preact/hooks';
import type { Reel } from '../../doing/reel';

/** Every step in words; a press goes to it. */
export function StepList({ reel }: { reel: Reel }) {
  const list = useRef<HTMLOListElement>(null);
  const place = reel.place.value;
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return (
    <ol class="step-list" ref={list}>
      {reel.stops.value.map((stop, number) => (
        <li key={stop.key} class={stop.tone}>
          <button
            type="button"
            aria-current={number === place ? 'step' : undefined}
            onClick={() => reel.go(number)}
          >
            {stop.text}
          </button>
        </li>
      ))}
    </ol>
  );
}
