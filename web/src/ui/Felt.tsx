import { wide } from '../state/device';
import { placesOf } from '../state/places';
import { view } from '../state/store';
import { Centre } from './Centre';
import { Seat } from './Seat';

function Side({ name, seats }: { name: string; seats: number[] }) {
  return (
    <div class={`side ${name}`}>
      {seats.map((number) => (
        <Seat key={number} number={number} />
      ))}
    </div>
  );
}

/** The table with its seats round it. They stand in a grid, so that they cannot come to lie on each other. */
export function Felt() {
  const now = view.value;
  if (!now) return <main class="felt" />;
  const places = placesOf(now.seats.length, now.you ?? null, wide.value);
  return (
    <main class="felt" aria-label={`${now.table}`}>
      <Side name="left" seats={places.left} />
      <Side name="top" seats={places.top} />
      <Side name="right" seats={places.right} />
      <Centre now={now} />
      <Side name="bottom" seats={[places.bottom]} />
    </main>
  );
}
