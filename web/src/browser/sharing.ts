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

/** `null` where there is no way but to copy. */
export function wayToShare(): Way | null {
  return way;
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
