export type Language = 'ru' | 'bg' | 'ka' | 'en';

/** Each language by its own name, in the order in which they are offered. */
export const LANGUAGES: Readonly<Record<Language, string>> = {
  ru: 'Русский',
  bg: 'Български',
  ka: 'ქართული',
  en: 'English',
};

export function isLanguage(text: string | null | undefined): text is Language {
  return typeof text === 'string' && Object.hasOwn(LANGUAGES, text);
}

/** The language chosen before, else the first of the browser's that there is, else English. */
export function pick(remembered: string | null, wanted: readonly string[]): Language {
  if (isLanguage(remembered)) return remembered;
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    if (isLanguage(base)) return base;
  }
  return 'en';
}
