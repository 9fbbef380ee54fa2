/** Each language's words, fetched when it is spoken: nobody reads four at once. */
import type { Words } from '.';
import type { Language } from './language';

const LOADERS: Readonly<Record<Language, () => Promise<Words>>> = {
  ru: async () => (await import('./ru')).ru,
  bg: async () => (await import('./bg')).bg,
  ka: async () => (await import('./ka')).ka,
  en: async () => (await import('./en')).en,
};

export function dictionary(of: Language): Promise<Words> {
  return LOADERS[of]();
}
