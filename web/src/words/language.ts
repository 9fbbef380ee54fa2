export type Language = 'ru' | 'en';

/** The language chosen before, else the first of the browser's that there is, else English. */
export function pick(remembered: string | null, wanted: readonly string[]): Language {
  if (remembered === 'ru' || remembered === 'en') return remembered;
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    if (base === 'ru' || base === 'en') return base;
  }
  return 'en';
}
