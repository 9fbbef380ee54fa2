/** An eye: what it stands on is seen by the viewer, and not by everyone. */
export function EyeMark() {
  return (
    <svg class="eye" viewBox="0 0 24 16" aria-hidden="true">
      <path d="M12 1C6.5 1 2.5 4.5 1 8c1.5 3.5 5.5 7 11 7s9.5-3.5 11-7C21.5 4.5 17.5 1 12 1z" />
      <circle cx="12" cy="8" r="3.6" />
    </svg>
  );
}
