import { describe, expect, it } from 'vitest';
import { isCalled, lastSeconds, soundsOf, turnBegan } from '../src/state/alerts';
import { onTheWay } from '../src/state/counting';
import type { Line } from '../src/state/table';
import { titleOf } from '../src/state/title';
import { dealt, movesOf } from '../src/ui/motion/moves';
import { sizeOf } from '../src/values/fractions';
import type { TableEvent } from '../src/wire';
import { en } from '../src/words/en';
import { owedText } from '../src/words/owed';
import { view } from './fixtures';

const mine = view({ question: 'betting', owed: [0], turn: 8, deadline: 20_000, seconds: 20 });
const another = view({ question: 'betting', owed: [1], turn: 7 });

function lines(...events: TableEvent[]): Line[] {
  return events.map((event, seq) => ({ seq, event, names: ['Anna', 'Boris'], you: 0 }));
}

describe('a player is called', () => {
  it('when a decision becomes his, once', () => {
    expect(turnBegan(another, mine)).toBe(true);
    expect(turnBegan(null, mine)).toBe(true);
    expect(turnBegan(mine, { ...mine, pot: 90 })).toBe(false);
    expect(turnBegan(mine, { ...mine, turn: 9 })).toBe(true);
    expect(turnBegan(mine, another)).toBe(false);
  });

  it('neither to a new deal nor for another', () => {
    expect(isCalled(view({ question: 'new_deal', owed: [0] }))).toBe(false);
    expect(isCalled(view({ question: 'betting', owed: [0], you: null }))).toBe(false);
  });

  it('by the last five seconds of his own turn', () => {
    const seconds = [14_000, 15_000, 15_001, 19_500, 20_000].map((now) => lastSeconds(mine, now));
    expect(seconds).toEqual([null, 5, 5, 1, null]);
    expect(lastSeconds({ ...mine, owed: [1] }, 18_000)).toBeNull();
  });

  it('by the title, to and fro', () => {
    expect(titleOf('Svara', 'Your turn', true)).toBe('● Your turn — Svara');
    expect(titleOf('Svara', 'Your turn', false)).toBe('Svara');
  });

  it('with what he owes and how long he has', () => {
    const legal = [
      { action: 'call', price: 20 },
      { action: 'raise', min: 40, max: 300 },
      { action: 'fold' },
      { action: 'look' },
    ];
    expect(owedText({ ...mine, legal }, 2000, en, en.actions)).toBe(
      'Your turn: call 20, raise 40 to 300 or fold. 18 seconds left',
    );
  });
});

describe('the sounds of a message', () => {
  it('are few, the most telling first', () => {
    const end = lines(
      { event: 'opened', seat: 1, cards: [], score: { points: '20' } },
      { event: 'staked', seat: 1, kind: 'call', amount: 5, level: 5 },
      { event: 'won', seat: 0, amount: 50 },
    );
    expect(soundsOf(end)).toEqual(['win', 'chips']);
    expect(soundsOf(lines({ event: 'won', seat: 1, amount: 50 }))).toEqual(['chips']);
    expect(soundsOf(lines({ event: 'looked', seat: 1, slots: [0], cards: [null], to: [1] }))).toEqual([]);
    expect(soundsOf(lines({ event: 'checked', seat: 1 }))).toEqual([]);
  });
});

describe('a number that is counted', () => {
  it('goes from one end to the other and never beyond', () => {
    const way = [0, 0.3, 0.7, 1, 2].map((part) => onTheWay(10, 31, part));
    expect(way[0]).toBe(10);
    expect(way.at(-2)).toBe(31);
    expect(way.at(-1)).toBe(31);
    expect([...way].sort((one, other) => one - other)).toEqual(way);
    expect(onTheWay(30, 10, 1)).toBe(10);
  });

  it('is no class of hands', () => {
    expect(['31', '65/2', '-3', 'seka'].map(sizeOf)).toEqual([31, 32.5, -3, null]);
  });
});

describe('what moves', () => {
  it('goes in the order of what happened, things of one kind together', () => {
    const moves = movesOf(
      lines(
        { event: 'ante_posted', seat: 0, amount: 10 },
        { event: 'ante_posted', seat: 1, amount: 10 },
        { event: 'deal_started', number: 1, dealer: 0, order: [1, 0], betting: true, dark: false },
        { event: 'checked', seat: 1 },
      ),
    );
    expect(moves.map((move) => move.what)).toEqual(['chips', 'chips', 'deal']);
    expect(moves[0]?.wait).toBe(0);
    expect(moves[1]?.wait).toBe(0);
    expect(moves[2]?.wait).toBeGreaterThan(0);
  });

  it('deals one card to everybody before the second, and all in about a second', () => {
    const three = dealt([2, 0], 3);
    expect(three.map(({ seat, slot }) => [seat, slot])).toEqual([
      [2, 0],
      [0, 0],
      [2, 1],
      [0, 1],
      [2, 2],
      [0, 2],
    ]);
    const ten = dealt([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3);
    expect(Math.max(...ten.map((card) => card.wait))).toBeLessThan(1000);
  });
});
