import { describe, expect, it } from 'vitest';
import type { Shelf } from '../src/browser/shelf';
import type { Asking, Waiting } from '../src/net/link';
import { keepUnanswered, unanswered } from '../src/net/unanswered';

function shelf(): Shelf & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => void kept.set(key, text),
    forget: (key) => void kept.delete(key),
  };
}

const waits = (asked: Asking): Waiting => ({ asked, at: 5, whose: 'ann', late: false });
const ACT = waits({ type: 'act', id: 'a1', turn: 7, action: 'check' });

describe('presses that are not answered', () => {
  it('outlive a reload, each at its own table, until they are answered', () => {
    const at = shelf();
    keepUnanswered(at, 'svara', [ACT]);
    expect([unanswered(at, 'svara'), unanswered(at, 'trinka')]).toEqual([[ACT], []]);
    keepUnanswered(at, 'svara', []);
    expect(unanswered(at, 'svara')).toEqual([]);
  });

  it('are all that is kept: no secret number, and nothing that was said', () => {
    const at = shelf();
    const secret = waits({ type: 'reveal', id: 'f1', number: 3, nonce: 'n', next: 'c' });
    const chat = waits({ type: 'chat', id: 'c1', text: 'hello', to: 'table' });
    keepUnanswered(at, 'svara', [secret, chat]);
    expect(at.kept.size).toBe(0);
  });

  it('are read without what is damaged', () => {
    const at = shelf();
    at.write(
      'svara.asked/svara',
      JSON.stringify([null, { id: 'a1' }, { asked: { type: 'act' }, at: 1 }, { ...ACT, whose: null }, ACT]),
    );
    expect(unanswered(at, 'svara')).toEqual([ACT]);
    at.write('svara.asked/svara', '{');
    expect(unanswered(at, 'svara')).toEqual([]);
  });
});
