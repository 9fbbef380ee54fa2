import '../../style/figures.css';
import type { Balance } from '../../state/balance';
import { chips } from '../../words';
import { utcDayText } from '../../words/dateText';

const WIDTH = 600;
const HEIGHT = 140;

/** How something stood from day to day, as a line over its ground. */
export function LineChart({ points, label }: { points: readonly Balance[]; label: string }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const values = points.map(({ value }) => value);
  const [most, least] = [Math.max(...values), Math.min(...values)];
  // From nothing where that is not far below, and never so near that a small change looks like a fall.
  const floor = least >= 0 && least < most / 2 ? 0 : Math.min(least, Math.round(most * 0.9));
  const scale = (HEIGHT - 8) / Math.max(1, most - floor);
  const place = ({ at, value }: Balance) => {
    const x = ((at - first.at) / Math.max(1, last.at - first.at)) * WIDTH;
    return `${x.toFixed(1)},${(HEIGHT - 4 - (value - floor) * scale).toFixed(1)}`;
  };
  const [from, until] = [utcDayText(first.at), utcDayText(last.at)];
  const line = points.map(place).join(' ');
  return (
    <figure class="charted line">
      <span class="scale soft" aria-hidden="true">
        <span style={{ top: '0' }}>{chips(most)}</span>
        {most > floor && <span style={{ top: '100%' }}>{chips(floor)}</span>}
      </span>
      <svg
        class="chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <polygon class="ground" points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} />
        <polyline class="course" points={line} />
      </svg>
      <figcaption class="soft row spread">
        {from !== until && <span>{from}</span>}
        <span>{until}</span>
      </figcaption>
    </figure>
  );
}
