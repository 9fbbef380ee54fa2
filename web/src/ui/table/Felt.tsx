import '../../style/felt.css';
import '../../style/crowd.css';
import '../../style/games.css';
import '../../style/clock.css';
import '../../style/motion.css';
import '../../style/result.css';
import { low, roomy, wide } from '../../browser/window';
import { densityOf, placesOf } from '../../state/places';
import { settings } from '../../state/settings';
import { shown } from '../../state/shown';
import { later } from '../shell/later';
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

const Announcement = later(async () => (await import('../motion/Announcement')).Announcement);
const Motion = later(async () => (await import('../motion/Motion')).Motion);

/** The table with its seats round it. They stand in a grid, so that they cannot come to lie on each other. */
export function Felt() {
  const now = shown.value;
  if (!now) return <div class="felt" />;
  const count = now.seats.length;
  const shape = roomy.value ? 'roomy' : wide.value ? 'wide' : 'tall';
  const places = placesOf(count, now.you ?? null, shape);
  return (
    <div class={`felt ${densityOf(count, low.value, settings.value.text === 'large')}`}>
      <Side name="left" seats={places.left} />
      <Side name="top" seats={places.top} />
      <Side name="right" seats={places.right} />
      <div class="middle">
        <Centre now={now} />
      </div>
      <Announcement />
      <Side name="bottom" seats={places.bottom} />
      <Motion />
    </div>
  );
}
