/** Handing something on to people, by whatever the page is shown in, or by the clipboard. */

type Way = (url: string, text: string) => void;

function bySystem(url: string, text: string): void {
  navigator.share({ url, text }).catch(() => {
    // Whoever closes the sheet has shared nothing, and knows it.
  });
}

let way: Way | null = typeof navigator !== 'undefined' && 'share' in navigator ? bySystem : null;

/** Share through something else than the system, as an app that the page is shown in. */
export function shareBy(other: Way): void {
  way = other;
}

/** Whether there is a way to hand on, and not to copy alone. */
export function mayShare(): boolean {
  return way !== null;
}

/** A page that came unencrypted may not copy. */
export function mayCopy(): boolean {
  return Boolean(navigator.clipboard);
}

/** Whether it is in the clipboard now: a browser may keep that to itself. */
export function copied(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

export function mayHandOn(): boolean {
  return mayShare() || mayCopy();
}

/** By the way there is, or else into the clipboard; whether it is in there now. */
export async function handOn(url: string, text: string): Promise<boolean> {
  if (!way) return mayCopy() && (await copied(url));
  way(url, text);
  return false;
}
