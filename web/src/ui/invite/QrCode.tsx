import { modulesOf } from './modules';

/** Dark on light in every theme: not every reader takes the other way. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = modulesOf(text);
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      shape-rendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path class="ground" d={`M0 0h${size}v${size}H0z`} />
      <path d={path} />
    </svg>
  );
}
