/** A ring of two halves, each of which turns away behind the other, round the seconds that are left. */
export function ClockRing({ text }: { text: string }) {
  return (
    <span class="clock-ring" aria-hidden="true">
      <span class="ring-side">
        <i data-way="first" />
      </span>
      <span class="ring-side">
        <i data-way="second" />
      </span>
      <b>{text}</b>
    </span>
  );
}
