import { describe, expect, it } from 'vitest';
import { bound } from '../src/words/bound';

describe('an example in the rules', () => {
  it.each([
    ['K♠ 9♥ 7♦ is 10, A♥ K♥ Q♥ is 31.', 'K♠~9♥~7♦~is~10, A♥~K♥~Q♥~is~31.'],
    ['к старшей карте: Т♥ К♥ 6♣ — 32', 'к старшей карте: Т♥~К♥~6♣~—~32'],
    ['не достраивает: К К 6♣ — 21', 'не достраивает: К~К~6♣~—~21'],
    ['7♣ K♥ K♦ is 31, 7♣ A A is 33, 8♠ A♦ 7♣ is 22', '7♣~K♥~K♦~is~31, 7♣~A~A~is~33, 8♠~A♦~7♣~is~22'],
    ['7♣ Т Т — 33, 6♣ Король', '7♣~Т~Т~—~33, 6♣ Король'],
    ['10♦ 10♥ 6♣', '10♦~10♥~6♣'],
    ['Шаха, 6♣, добавляет 11', 'Шаха, 6♣, добавляет 11'],
  ])('stays on one line: %s', (text, kept) => {
    expect(bound(text)).toBe(kept.replaceAll('~', '\u00a0'));
  });
});
