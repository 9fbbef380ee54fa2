import '../../style/figures.css';
import { chips } from '../../words';
import { utcDayText } from '../../words/dateText';
import { more } from '../../words/more';

/** What one day came to: up for more, down for less. */
export interface Bar {
  /** The first moment of the day, by the world's clock. */
  at: number;
  value: number;
  /** What the bar says when it is pointed at, and in words beside the chart where it is the best or worst. */
  text: string;
}

const DAY = 86_400_000;
const WIDTH = 600;
const HEIGHT = 120;
const FEWEST_DAYS = 14;
/** Of fewer a chart shows nothing that their sums do not, and none is the worst of anything. */
const FEWEST_BARS = 3;
/** As high as a number beside the bars is. */
const LABEL = 18;

function Extremes({ bars }: { bars: readonly Bar[] }) {
  const say = more.value.money;
  const [first] = bars;
  if (!first) return null;
  const best = bars.reduce((one, other) => (other.value > one.value ? other : one), first);
  const worst = bars.reduce((one, other) => (other.value < one.value ? other : one), first);
  return (
    <p class="soft">
      {best.value > 0 && say.bestDay(best.text)} {worst.value < 0 && say.worstDay(worst.text)}
    </p>
  );
}

/** Days in their order, up to the last of them; those on which nothing moved are left empty. */
export function BarChart({ bars, label }: { bars: readonly Bar[]; label: string }) {
  if (bars.length < FEWEST_BARS) {
    return (
      <ul class="list">
        {bars.map((bar) => (
          <li key={bar.at}>{bar.text}</li>
        ))}
      </ul>
    );
  }
  const most = Math.max(0, ...bars.map((bar) => bar.value));
  const least = Math.min(0, ...bars.map((bar) => bar.value));
  const scale = HEIGHT / Math.max(1, most - least);
  const zero = most * scale;
  const last = bars.at(-1)?.at ?? 0;
  const days = Math.max(FEWEST_DAYS, (last - (bars[0]?.at ?? 0)) / DAY + 1);
  const step = WIDTH / days;
  const first = last - (days - 1) * DAY;
  return (
    <figure class="charted">
      <span class="scale soft" aria-hidden="true">
        {zero > LABEL && <span style={{ top: '0' }}>{chips(most)}</span>}
        <span style={{ top: `${(100 * zero) / HEIGHT}%` }}>0</span>
        {HEIGHT - zero > LABEL && <span style={{ top: '100%' }}>{chips(least)}</span>}
      </span>
      <svg
        class="chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bars.map((bar) => {
          const height = Math.max(1, Math.abs(bar.value) * scale);
          return (
            <rect
              key={bar.at}
              class={bar.value < 0 ? 'down' : 'up'}
              x={((bar.at - first) / DAY) * step + step * 0.1}
              width={step * 0.8}
              y={bar.value < 0 ? zero : zero - height}
              height={height}
            >
              <title>{bar.text}</title>
            </rect>
          );
        })}
        <line x1="0" x2={WIDTH} y1={zero} y2={zero} />
      </svg>
      <figcaption>
        <p class="soft row spread">
          <span>{utcDayText(first)}</span>
          <span>{utcDayText(last)}</span>
        </p>
        <Extremes bars={bars} />
      </figcaption>
    </figure>
  );
}
