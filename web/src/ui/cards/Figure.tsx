import type { JSX } from 'preact';

/** What all three have: eyes and a nose, so that a face is read as one at the size of a thumb. */
function Features() {
  return (
    <g class="lines">
      <path d="M41 47h5M54 47h5" />
      <path d="M50 47v8h3" />
    </g>
  );
}

function King() {
  return (
    <>
      <path class="cloth" d="M4 112C5 88 22 77 50 77s45 11 46 35z" />
      <path class="fur" d="M27 80c6 15 14 22 23 22s17-7 23-22l-8-4H35z" />
      <path class="cloth" d="M30 36h40v22c0 9-4 15-8 18H38c-4-3-8-9-8-18z" />
      <path class="skin" d="M36 34h28v18c0 11-6 18-14 18s-14-7-14-18z" />
      <path class="fur" d="M34 52c3 5 9 6 16 5 7 1 13 0 16-5 2 20-7 39-16 39S32 72 34 52z" />
      <path class="lines" d="M42 63c5-3 11-3 16 0M50 70v14M43 69l2 10M57 69l-2 10" />
      <Features />
      <path class="gold" d="M27 36 22 9l15 12L50 2l13 19L78 9l-5 27z" />
      <path class="cloth" d="M27 32h46v7H27z" />
      <path class="gold" d="M50 32.5l3.5 3-3.5 3-3.5-3z" />
    </>
  );
}

function Queen() {
  return (
    <>
      <path class="cloth" d="M50 12c18 0 27 11 27 27 0 14 5 24 2 40H21c-3-16 2-26 2-40 0-16 9-27 27-27z" />
      <path class="skin" d="M43 62h14v22H43z" />
      <path class="skin" d="M50 25c11 0 16 8 16 20s-7 24-16 24-16-12-16-24 5-20 16-20z" />
      <path class="cloth edged" d="M6 112c2-21 18-29 36-33 2 8 14 8 16 0 18 4 34 12 36 33z" />
      <path class="gold" d="M38 80c2 12 22 12 24 0l-3 1c-3 7-15 7-18 0zM50 88l4 5-4 6-4-6z" />
      <Features />
      <path class="lips" d="M45 60.5c3-2 7-2 10 0-3 3.5-7 3.5-10 0z" />
      <path class="gold" d="M29 30 27 10l12 9L50 3l11 16 12-9-2 20c-13-8-29-8-42 0z" />
      <circle class="gold" cx="32" cy="58" r="3.5" />
      <circle class="gold" cx="68" cy="58" r="3.5" />
    </>
  );
}

function Jack() {
  return (
    <>
      <path class="cloth" d="M27 34h46v24c0 5-5 8-9 8H36c-4 0-9-3-9-8z" />
      <path class="skin" d="M43 60h14v20H43z" />
      <path class="skin" d="M36 32h28v17c0 12-6 20-14 20s-14-8-14-20z" />
      <path class="cloth edged" d="M5 112c2-21 18-30 34-34l11 14 11-14c16 4 32 13 34 34z" />
      <path class="fur" d="M37 74h26l4 7-17 17-17-17z" />
      <path class="lines" d="M50 82v16M40 78l5 8M60 78l-5 8" />
      <Features />
      <path class="lines" d="M46 61h8" />
      <path class="cloth edged" d="M22 37c-3-19 12-29 30-28 20 1 29 13 25 28z" />
      <path class="gold" d="M24 31h51v7H24z" />
      <path class="gold" d="M66 31c-1-14 7-27 27-31 2 17-6 29-21 32z" />
    </>
  );
}

/** Rays and leaves round the sign of an ace. */
function Wreath() {
  return (
    <>
      <circle class="ring" cx="50" cy="56" r="41" />
      <path
        class="gold"
        d="M50 2l5 8-5 8-5-8zM50 94l5 8-5 8-5-8zM0 56l8-5 8 5-8 5zM84 56l8-5 8 5-8 5zM15 21l8 2 2 8-8-2zM85 21l-2 8-8 2 2-8zM15 91l2-8 8-2-2 8zM85 91l-8-2-2-8 8 2z"
      />
    </>
  );
}

const FIGURES: Readonly<Record<string, () => JSX.Element>> = { K: King, Q: Queen, J: Jack, A: Wreath };

/** The picture of a court card, or what goes round the sign of an ace; none for a number. */
export function Figure({ rank }: { rank: string }) {
  const Drawing = Object.hasOwn(FIGURES, rank) ? FIGURES[rank] : undefined;
  if (!Drawing) return null;
  return (
    <svg class="figure" viewBox="0 0 100 112" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
