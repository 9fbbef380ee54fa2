/** The letters on the cards: those of the language, or always these. */
import type { Settings } from '../state/settings';
import type { Language } from './language';

type Letters = Readonly<Record<string, string>>;

const LATIN: Letters = { J: 'J', Q: 'Q', K: 'K', A: 'A' };
const RUSSIAN: Letters = { J: 'В', Q: 'Д', K: 'К', A: 'Т' };
const BULGARIAN: Letters = { J: 'В', Q: 'Д', K: 'П', A: 'А' };

export function lettersOf(chosen: Settings['letters'], own: Letters, language: Language): Letters {
  if (chosen === 'language') return own;
  if (chosen === 'latin') return LATIN;
  return language === 'bg' ? BULGARIAN : RUSSIAN;
}
