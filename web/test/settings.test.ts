import { describe, expect, it } from 'vitest';
import type { Shelf } from '../src/browser/shelf';
import { readSettings, USUAL } from '../src/state/settings';
import { lettersOf } from '../src/words/letters';

function keeping(text: string | null): Shelf {
  return { read: () => text, write: () => {}, forget: () => {} };
}

describe('settings that were kept', () => {
  it('are the usual ones where nothing or nonsense was kept', () => {
    for (const text of [null, '', '{', '[]', '7', 'null']) expect(readSettings(keeping(text))).toEqual(USUAL);
  });

  it('hold what is still a choice, and nothing else', () => {
    const kept = { theme: 'light', suits: 'six', sound: 'no', vibration: false, wallet: 5 };
    expect(readSettings(keeping(JSON.stringify(kept)))).toEqual({
      ...USUAL,
      theme: 'light',
      vibration: false,
    });
  });
});

describe('letters on the cards', () => {
  it('are those of the language unless others are chosen', () => {
    const own = { J: 'В', Q: 'Д', K: 'К', A: 'Т' };
    expect(lettersOf('language', own, 'ru')).toBe(own);
    expect(lettersOf('latin', own, 'ru')).toEqual({ J: 'J', Q: 'Q', K: 'K', A: 'A' });
    expect(lettersOf('cyrillic', { J: 'J' }, 'en').A).toBe('Т');
    expect(lettersOf('cyrillic', { J: 'J' }, 'bg')).toEqual({ J: 'В', Q: 'Д', K: 'П', A: 'А' });
  });
});
