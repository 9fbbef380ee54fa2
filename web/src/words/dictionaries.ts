/** Each language's words, fetched when it is spoken: nobody reads four at once. */
import type { Words } from '.';
import type { Language } from './language';
import type { MoreWords } from './more';

const TABLE: Readonly<Record<Language, () => Promise<Words>>> = {
  ru: async () => (await import('./ru')).ru,
  bg: async () => (await import('./bg')).bg,
  ka: async () => (await import('./ka')).ka,
  en: async () => (await import('./en')).en,
};

const MORE: Readonly<Record<Language, () => Promise<MoreWords>>> = {
  ru: async () => (await import('./ru/more')).more,
  bg: async () => (await import('./bg/more')).more,
  ka: async () => (await import('./ka/more')).more,
  en: async () => (await import('./en/more')).more,
};

export function dictionary(of: Language): Promise<Words> {
  return TABLE[of]();
}

export function furtherDictionary(of: Language): Promise<MoreWords> {
  return MORE[of]();
}
