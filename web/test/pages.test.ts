import { signal } from '@preact/signals';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../src/api';
import { drain, newAdmin } from '../src/net/operate';
import { linkLaunch } from '../src/net/telegram';
import { inTurn } from '../src/net/turns';
import { wrongChoice } from '../src/ui/lobby/wrongChoice';
import { bankQuery, type Search } from '../src/ui/me/bankSearch';
import { titled } from '../src/ui/me/knownTables';
import { ALWAYS, actText } from '../src/ui/operate/actText';
import { beginWords } from '../src/words';
import { dayMoment } from '../src/words/dateText';
import { en as english } from '../src/words/en';
import { more as inEnglish } from '../src/words/en/more';
import { ru as russian } from '../src/words/ru';
import { more as inRussian } from '../src/words/ru/more';

const NOTHING: Search = {
  table: signal(''),
  game: signal(''),
  result: signal<Outcome | ''>(''),
  from: signal(''),
  until: signal(''),
  svara: signal(false),
};

beforeAll(beginWords);

describe('the search for banks', () => {
  it('takes whole days, the last one too, and goes on below the last bank that is known', () => {
    const days = {
      ...NOTHING,
      table: signal('main'),
      from: signal('2026-03-28'),
      until: signal('2026-03-29'),
    };
    const query = bankQuery(days, null);
    expect(query.since).toBe(new Date(2026, 2, 28).getTime());
    expect(query.before).toBe(new Date(2026, 2, 30).getTime());
    expect(query.table).toBe('main');
    expect(bankQuery(days, { ended: 5 }).before).toBe(5);
    expect(bankQuery(NOTHING, null)).toMatchObject({ since: null, before: null, table: null, result: null });
  });

  it('knows no day of a field that is half filled in', () => {
    expect(dayMoment('2026-')).toBeNull();
  });
});

describe('a table that cannot be', () => {
  const fault = { error: 'bad_options', allowed: '2 to 6' };

  it('says the bounds in the language of the page', () => {
    expect(wrongChoice({ ...fault, where: 'seats', bounds: [2, 6] }, russian, inRussian)).toBe(
      'Мест: от 2 до 6.',
    );
    expect(wrongChoice({ ...fault, where: 'bots', bounds: [0, 0] }, english, inEnglish)).toBe(
      'Bots of the house: only 0.',
    );
    expect(wrongChoice({ ...fault, where: 'name', bounds: [0, 40] }, english, inEnglish)).toContain(
      'at most 40 letters',
    );
  });

  it('keeps the words of the server for house rules alone', () => {
    expect(
      wrongChoice({ ...fault, where: 'max_buy_in', allowed: 'at least it' }, russian, inRussian),
    ).not.toContain('least');
    const rules = { ...fault, where: 'house_rules.deck.max_players', line: 7, allowed: 'at most 12' };
    expect(wrongChoice(rules, russian, inRussian)).toBe('строка 7: deck.max_players: at most 12');
  });
});

describe('tables that one looks back at', () => {
  it('are called by their names, and have their ids only where two are called the same', () => {
    const tables = [
      { table: 'a-1', table_name: 'Friday', game: 'seka' },
      { table: 'b-2', table_name: '', game: 'svara' },
      { table: 'c-3', table_name: '', game: 'svara' },
      { table: 'a-1', table_name: 'Friday', game: 'seka' },
    ];
    expect(titled(tables, english)).toEqual([
      ['a-1', 'Friday (Seka)'],
      ['b-2', 'Svara, b-2'],
      ['c-3', 'Svara, c-3'],
    ]);
  });
});

describe('an act in the audit', () => {
  const said = (act: string, detail: string) => actText({ act, detail }, inEnglish);

  it('is said in words, its moments as dates', () => {
    expect(said('ban', String(new Date(2026, 2, 28, 12, 0).getTime()))).toMatch(/^Banned: until 28 Mar/);
    expect(said('ban', String(ALWAYS))).toBe('Banned: for good');
    expect(said('mute', '0')).toBe('Chat allowed again');
    expect(said('role', 'admin')).toBe('Role given: admin');
    expect(said('chips', '+100')).toBe('Chips: +100');
    expect(said('notice', 'bank 7')).toBe('Told everybody: bank 7');
    expect(said('not_done', 'void bank 7')).toBe('Came to nothing: Bank voided: bank 7');
  });

  it('is called by its code where it is not known', () => {
    expect(said('paint', 'green')).toBe('paint: green');
  });
});

describe('long look-ups', () => {
  it('are asked one after another, whatever became of the one before', async () => {
    const lookUp = inTurn();
    const done: string[] = [];
    const first = lookUp(async () => {
      await Promise.resolve();
      done.push('first');
      throw new Error('busy');
    });
    const second = lookUp(async () => {
      done.push('second');
      return 2;
    });
    await expect(first).rejects.toThrow('busy');
    expect(await second).toBe(2);
    expect(done).toEqual(['first', 'second']);
  });
});

describe('what is asked of the server', () => {
  afterEach(() => vi.unstubAllGlobals());

  function answering(answer: unknown) {
    const asked = vi.fn(async (_path: string, _options: RequestInit) => new Response(JSON.stringify(answer)));
    vi.stubGlobal('fetch', asked);
    return () => asked.mock.calls.map(([path, { body }]) => [path, JSON.parse(String(body))]);
  }

  it('links a launch only where that is asked for', async () => {
    const asked = answering({ id: 'me', telegram: true });
    await linkLaunch('query');
    expect(asked()).toEqual([['/api/telegram', { init_data: 'query', link: true }]]);
  });

  it('stops the house and makes an admin with a reason', async () => {
    const asked = answering({ code: 'abc' });
    await drain({ reason: 'a new disk', seconds: 60 });
    expect((await newAdmin({ reason: 'help', name: 'Vera' })).code).toBe('abc');
    expect(asked()).toEqual([
      ['/api/operate/drain', { reason: 'a new disk', seconds: 60 }],
      ['/api/operate/admins', { reason: 'help', name: 'Vera' }],
    ]);
  });
});
