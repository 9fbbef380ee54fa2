/** Telegram's light or dark, and our own colours for what it draws round the page. */

type Rgb = readonly [number, number, number];

/** Between these two a ground is as far from black as from white, by how bright it is seen. */
const MIDDLE = 0.18;

function rgbOf(colour: unknown): Rgb | null {
  const parts = typeof colour === 'string' ? /^#(..)(..)(..)$/.exec(colour) : null;
  const numbers = parts?.slice(1).map((part) => Number.parseInt(part, 16)) ?? [];
  return numbers.length === 3 && numbers.every(Number.isFinite) ? (numbers as unknown as Rgb) : null;
}

function linear(part: number): number {
  return (part / 255) ** 2.2;
}

/** Whether a page on this ground is a dark one; `null` where that is no colour. */
export function lightOf(ground: unknown): 'dark' | 'light' | null {
  const rgb = rgbOf(ground);
  if (!rgb) return null;
  const [red, green, blue] = rgb;
  const seen = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return seen < MIDDLE ? 'dark' : 'light';
}

/** Of the theme that Telegram put into the address. */
export function lightOfTheme(text: string | null): 'dark' | 'light' | null {
  try {
    return lightOf((JSON.parse(text ?? '{}') as { bg_color?: unknown }).bg_color);
  } catch {
    return null;
  }
}

/** "rgb(10, 35, 26)", as styles are computed, the way Telegram reads colours: "#0a231a". */
export function hexOf(computed: string): string | null {
  const parts = /^rgba?\((\d+), (\d+), (\d+)/.exec(computed)?.slice(1);
  return parts ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : null;
}
