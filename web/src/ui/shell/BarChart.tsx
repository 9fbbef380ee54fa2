/** Sums over time, a bar each: up for more, down for less. */
export interface Bar {
  at: number;
  value: number;
  /** What the bar says when it is pointed at. */
  text: string;
}

const WIDTH = 600;
const HEIGHT = 120;
const WIDEST = 26;

export function BarChart({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const most = Math.max(1, ...bars.map((bar) => bar.value));
  const least = Math.min(0, ...bars.map((bar) => bar.value));
  const scale = HEIGHT / (most - least);
  const zero = most * scale;
  const step = Math.min(WIDEST, WIDTH / Math.max(1, bars.length));
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {bars.map((bar, place) => {
        const height = Math.max(1, Math.abs(bar.value) * scale);
        return (
          <rect
            key={bar.at}
            class={bar.value < 0 ? 'down' : 'up'}
            x={place * step + 1}
            width={Math.max(1, step - 2)}
            y={bar.value < 0 ? zero : zero - height}
            height={height}
          >
            <title>{bar.text}</title>
          </rect>
        );
      })}
      <line x1="0" x2={WIDTH} y1={zero} y2={zero} />
    </svg>
  );
}
