/** What is felt in the hand. */

export type Buzz = 'turn' | 'tick' | 'press' | 'win';

const PATTERNS: Readonly<Record<Buzz, number | number[]>> = {
  turn: [40, 60, 40],
  tick: 25,
  press: 10,
  win: [30, 50, 30, 50, 60],
};

/** A browser shakes nobody who has not touched its page yet, and complains of being asked. */
function shake(kind: Buzz): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.(PATTERNS[kind]);
}

let means = shake;

/** Feel through something else than the browser, as an app that the page is shown in. */
export function feelBy(other: (kind: Buzz) => void): void {
  means = other;
}

/** Felt only where the viewer has not switched it off: whoever calls has asked the settings. */
export function buzz(kind: Buzz): void {
  means(kind);
}
