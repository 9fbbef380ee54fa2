/** The sign of settings. */
export function GearMark() {
  return (
    <svg class="mark-icon" viewBox="0 0 24 24" aria-hidden="true">
      <g fill="none" stroke="currentColor" stroke-width="2">
        <circle cx="12" cy="12" r="6.5" />
        <circle cx="12" cy="12" r="2.5" />
        <path
          stroke-width="3"
          d="M12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22M4.900 4.900l2.5 2.5M16.600 16.600l2.5 2.5M4.900 19.100l2.5-2.5M16.600 7.400l2.5-2.5"
        />
      </g>
    </svg>
  );
}
