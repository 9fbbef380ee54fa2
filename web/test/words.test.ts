import { describe, expect, it } from 'vitest';
import type { Line } from '../src/state/table';
import type { LogEntry, ScoreView } from '../src/wire';
import { cardName, cardText, listed, rankText, scoreText, wordsOf } from '../src/words';
import { pick } from '../src/words/language';
import { told } from '../src/words/log';
import { russian } from '../src/words/plural';

const ru = wordsOf('ru');
const en = wordsOf('en');

describe('the language', () => {
  it('is the one chosen before, else the browser’s, else English', () => {
    expect(pick('ru', ['en'])).toBe('ru');
    expect(pick(null, ['de-DE', 'ru-RU', 'en'])).toBe('ru');
    expect(pick('xx', ['fr'])).toBe('en');
  });

  it('has the same keys in both dictionaries, and no empty word', () => {
    const keys = (words: object): string[] =>
      Object.entries(words).flatMap(([key, value]) =>
        typeof value === 'object' && value !== null
          ? keys(value).map((inner) => `${key}.${inner}`)
          : [value === '' ? `${key} is empty` : key],
      );
    expect(keys(ru)).toEqual(keys(en));
    expect(keys(en).filter((key) => key.endsWith('empty'))).toEqual([]);
  });

  it('has Russian plurals', () => {
    const forms = [1, 2, 5, 11, 12, 21, 22, 101, 111, 1.5].map((n) => russian(n, 'фишка', 'фишки', 'фишек'));
    expect(forms).toEqual([
      'фишка',
      'фишки',
      'фишек',
      'фишек',
      'фишек',
      'фишка',
      'фишки',
      'фишка',
      'фишек',
      'фишки',
    ]);
  });
});

describe('cards in words', () => {
  it('have the letters of the language, and the ten as a number', () => {
    expect(['Ah', 'Kh', 'Qh', 'Jh', 'Th', '6h'].map((card) => cardText(card, ru)).join(' ')).toBe(
      'Т♥ К♥ Д♥ В♥ 10♥ 6♥',
    );
    expect(cardText('Td', en)).toBe('10♦');
    expect(rankText({ rank: 'A', suit: 's' }, en)).toBe('A');
    expect(cardText(19, en)).toBe('10♣');
    expect(cardText('xx', en)).toBe('?');
  });

  it('are read out', () => {
    expect(cardName({ rank: 'A', suit: 'h' }, ru)).toBe('туз червей');
    expect(cardName({ rank: 'T', suit: 'd' }, en)).toBe('ten of diamonds');
  });

  it('have a score with its name', () => {
    expect(scoreText({ points: '65/2' }, ru)).toBe('32,5');
    expect(scoreText({ points: '33', label: 'tri_lba' }, ru)).toBe('33 · три лба');
    expect(scoreText({ points: '9', label: 'something_new' }, en)).toBe('9 · something_new');
  });

  it('and names are listed', () => {
    expect(listed(['Анна'], ru)).toBe('Анна');
    expect(listed(['Anna', 'Boris', 'Vera'], en)).toBe('Anna, Boris and Vera');
  });
});

const line = (event: LogEntry['event'], score?: ScoreView): Line => ({
  seq: 1,
  event,
  names: ['Анна', 'Борис', 'Вера'],
  you: 0,
  ...(score ? { score } : {}),
});

const texts = (events: LogEntry['event'][], words = ru) =>
  told(
    events.map((event) => line(event)),
    words,
  ).map((one) => one.text);

describe('the log', () => {
  it('tells of a bank in Russian, of the viewer in the second person', () => {
    expect(
      texts([
        { event: 'bank_started', dealer: 1, stacks: [], dealt: [0, 1], present: [0, 1] },
        { event: 'ante_posted', seat: 0, amount: 10 },
        { event: 'ante_posted', seat: 1, amount: 10 },
        { event: 'deal_started', number: 1, dealer: 1, order: [0, 1], betting: true, dark: true },
        { event: 'asked', question: 'betting', seats: [0] },
        { event: 'staked', seat: 0, kind: 'dark', amount: 10, level: 10 },
        { event: 'looked', seat: 1, slots: [0, 2], cards: [null, null] },
        { event: 'staked', seat: 1, kind: 'bet', amount: 20, level: 20, ends_dark: true },
        { event: 'looked', seat: 0, slots: [0], cards: ['Td'] },
        { event: 'staked', seat: 0, kind: 'raise', amount: 1250, level: 1260 },
        { event: 'folded', seat: 1, by: 'clock' },
        { event: 'returned', seat: 0, amount: 1240 },
        { event: 'won', seat: 0, amount: 60 },
        { event: 'bank_ended', winners: [0], next_dealer: 0 },
      ]),
    ).toEqual([
      'Новая раздача, сдаёт Борис',
      'Все ставят кон: 10',
      'Вы ставите 10 втёмную',
      'Борис смотрит карты',
      'Борис ставит 20. Круг растемнён',
      'Вы открываете 10♦',
      'Вы повышаете до 1\u00a0260',
      'Борис: время вышло, карты скинуты',
      'Вы получаете назад 1\u00a0240',
      'Вы забираете 60',
    ]);
  });

  it('tells of a svara in English', () => {
    expect(
      texts(
        [
          { event: 'showdown_started', order: [1, 0] },
          { event: 'mucked', seat: 2 },
          { event: 'tied', equals: [0, 1] },
          { event: 'chose', seat: 1, cook: true },
          { event: 'svara_declared', number: 1, equals: [0, 1], dealer: 1, price: 150, asked: [2] },
          { event: 'joined', seat: 2, amount: 150 },
          { event: 'deal_started', number: 2, dealer: 1, order: [0, 1, 2], betting: false, dark: false },
          { event: 'rake_taken', amount: 9 },
        ],
        en,
      ),
    ).toEqual([
      'Showdown',
      'Вера mucks',
      'Equal: you and Борис',
      'Борис wants to cook',
      'Svara 1! Entry 150',
      'Вера joins for 150',
      'The svara is dealt by Борис. No betting: cards, then showdown',
      'Rake 9',
    ]);
  });

  it('tells a shown hand with its score', () => {
    const shown = line(
      { event: 'opened', seat: 1, cards: ['Ah', 'Kh', 'Qh'] },
      { points: '31', label: 'starshie_trynki' },
    );
    expect(told([shown], ru)[0]?.text).toBe('Борис показывает Т♥ К♥ Д♥ — 31 · старшие трынки');
  });

  it('calls somebody whose name is not known by his seat', () => {
    const unknown = { ...line({ event: 'checked', seat: 2 }), names: [] };
    expect(told([unknown], en)[0]?.text).toBe('Seat 3 checks');
  });

  it('is silent about an event that it does not know', () => {
    expect(texts([{ event: 'clock_started' } as never])).toEqual([]);
  });
});
