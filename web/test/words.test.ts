import { describe, expect, it } from 'vitest';
import type { Line } from '../src/state/table';
import type { LogEntry } from '../src/wire';
import { cardName, cardText, listed, rankText, scoreText, spokenChips } from '../src/words';
import { en } from '../src/words/en';
import { gameWords } from '../src/words/game';
import { pick } from '../src/words/language';
import { told } from '../src/words/log';
import { russian } from '../src/words/plural';
import { ru } from '../src/words/ru';

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
    expect(scoreText({ points: 'seka' }, ru)).toBe('сека');
  });

  it('and fractions are read out', () => {
    expect(spokenChips('33/4', en)).toBe('8 and a quarter');
    expect(spokenChips('-17/2', ru)).toBe('минус 8 и одна вторая');
    expect(spokenChips('1/16', en)).toBe('1/16');
    expect(spokenChips(1250, en)).toBe('1,250');
  });

  it('and names are listed', () => {
    expect(listed(['Анна'], ru)).toBe('Анна');
    expect(listed(['Anna', 'Boris', 'Vera'], en)).toBe('Anna, Boris and Vera');
  });
});

const line = (event: LogEntry['event']): Line => ({
  seq: 1,
  event,
  names: ['Анна', 'Борис', 'Вера'],
  you: 0,
});

const telling = (say = ru, profile = 'svara') => ({ say, log: gameWords(profile, say).log });

const texts = (events: LogEntry['event'][], words = ru, profile = 'svara') =>
  told(
    events.map((event) => line(event)),
    telling(words, profile),
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
        { event: 'looked', seat: 1, slots: [0, 2], cards: [null, null], to: [1] },
        { event: 'staked', seat: 1, kind: 'bet', amount: 20, level: 20, ends_dark: true },
        { event: 'looked', seat: 0, slots: [0], cards: ['Td'], to: [0] },
        { event: 'staked', seat: 0, kind: 'raise', amount: 1250, level: 1260 },
        { event: 'folded', seat: 1, by: 'clock' },
        { event: 'returned', seat: 0, amount: 1240 },
        { event: 'won', seat: 0, amount: 60 },
        { event: 'bank_ended', winners: [0], next_dealer: 0 },
      ]),
    ).toEqual([
      'Новый банк, сдаёт Борис',
      'Все ставят кон: 10',
      'Вы ставите 10 втёмную',
      'Борис смотрит карты',
      'Борис ставит 20. Круг растемнён',
      'Вы открываете: 10♦',
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

  it('tells of Trinka in its own words: walks, falls, compares and an agreed svara with a pool', () => {
    const bank: LogEntry['event'][] = [
      { event: 'staked', seat: 1, kind: 'stake', amount: 40, level: 40 },
      { event: 'folded', seat: 2 },
      { event: 'staked', seat: 0, kind: 'compare', amount: 40, level: 40 },
      {
        event: 'compared',
        seat: 0,
        other: 1,
        cards: ['Th', '9h', '6c'],
        other_cards: ['As', '7s', '6d'],
        beaten: [1],
      },
      { event: 'folded', seat: 1, by: 'rule' },
      { event: 'compared', seat: 1, other: 2, cards: [null], other_cards: [null], beaten: [] },
      { event: 'proposed', seat: 0 },
      { event: 'answered', seat: 1, accepted: false, by: 'clock' },
      { event: 'proposed', seat: 1 },
      { event: 'answered', seat: 0, accepted: true },
      { event: 'joined', seat: 2, amount: 42, pool: [[1, 22]] },
      { event: 'withdrawn', seat: 1 },
      { event: 'deal_awaited', cutters: [0, 1] },
      { event: 'cut', seat: 0, card: 'Ah' },
      { event: 'cut', seat: 1, card: '9d' },
      { event: 'dealer_chosen', seat: 0 },
      { event: 'deal_awaited' },
      { event: 'deal_started', number: 2, dealer: 0, order: [1, 0], betting: true, dark: false },
      { event: 'opened', seat: 1, cards: ['Ts', 'Th', 'Td'], by: 'rule', score: { points: '30' } },
      { event: 'redeal_demanded', seat: 1 },
      { event: 'deal_awaited' },
      { event: 'deal_started', number: 3, dealer: 0, order: [1, 0], betting: true, dark: false },
      { event: 'bank_ended', winners: [1], next_dealer: 1 },
      { event: 'bank_ended', winners: [1], next_dealer: 0 },
    ];
    expect(texts(bank, ru, 'trinka')).toEqual([
      'Борис ходит: 40',
      'Вера падает',
      'Вы скрываетесь за 40',
      'Сравнение, вы и Борис (10♥ 9♥ 6♣ — Т♠ 7♠ 6♦): выбывает Борис',
      'Сравнение, Борис и Вера: поровну, остаются оба',
      'Вы предлагаете: «Варим?»',
      'Борис: время вышло, свары не будет',
      'Борис предлагает: «Варим?»',
      'Вы соглашаетесь: «Заварим»',
      'Вера варится за 42 вместе: Борис 22',
      'Борис выходит из свары',
      'Поднимают на старшего: вы и Борис',
      'Вы поднимаете: Т♥',
      'Борис поднимает: 9♦',
      'Старшая карта у вас',
      'Свару сдаёте вы',
      'Борис показывает: 10♠ 10♥ 10♦ — 30',
      'Борис требует пересдачи с тремя десятками',
      'Пересдаёте вы',
      'Следующую сдаёт Борис',
    ]);
    expect(texts(bank, en, 'trinka').join('\n')).not.toMatch(/undefined|null|NaN/);
    expect(texts(bank, en, 'trinka').slice(0, 4)).toEqual([
      'Борис walks: 40',
      'Вера falls',
      'You put in 40 to compare',
      'Compared, you and Борис (10♥ 9♥ 6♣ — A♠ 7♠ 6♦): Борис drops out',
    ]);
  });

  it('tells of fractions, to who looks and to who listens', () => {
    const entry: LogEntry['event'] = { event: 'joined', seat: 1, amount: '33/4' };
    expect(texts([entry], en, 'seka')).toEqual(['Борис joins for 8¼']);
    expect(told([line(entry)], { ...telling(en), spoken: true })[0]?.text).toBe(
      'Борис joins for 8 and a quarter',
    );
    expect(texts([{ event: 'staked', seat: 0, kind: 'show', amount: 2, level: 2 }], ru, 'seka')).toEqual([
      'Вы платите 2 за вскрытие',
    ]);
  });

  it('tells of pledges and matches', () => {
    expect(
      texts(
        [
          { event: 'match_started', number: 2 },
          { event: 'sat_down', seat: 1, name: 'Борис', amount: 0 },
          { event: 'pledged', seat: 1, to: 2, amount: 12 },
          { event: 'pledged', seat: 1, to: 2, amount: 0 },
          { event: 'match_ended', winners: [0, 2], scores: [5, -10, 5] },
        ],
        en,
      ),
    ).toEqual([
      'New match',
      'Борис sits down',
      'Борис offers 12 of the entry to Вера',
      'Борис takes back the offer to Вера',
      'The match is over. Won by you and Вера',
    ]);
  });

  it('tells what a pool’s holder has turned by his name', () => {
    expect(texts([{ event: 'looked', seat: 1, slots: [0], cards: ['Td'], to: [0] }])).toEqual([
      'Борис смотрит: 10♦',
    ]);
  });

  it('tells a shown hand with its score', () => {
    const score = { points: '31', label: 'starshie_trynki' };
    expect(texts([{ event: 'opened', seat: 1, cards: ['Ah', 'Kh', 'Qh'], score }])[0]).toBe(
      'Борис показывает: Т♥ К♥ Д♥ — 31 · старшие трынки',
    );
  });

  it('sets a name that is read from right to left apart, so that no sum changes its place', () => {
    const names = ['Анна', 'שלום', 'Вера'];
    const entry = { ...line({ event: 'topped_up', seat: 1, amount: 50 }), names };
    expect(told([entry], telling(en))[0]?.text).toContain('\u2068שלום\u2069');
    const plain = { ...line({ event: 'checked', seat: 2 }), names };
    expect(told([plain], telling(en))[0]?.text).toBe('Вера checks');
  });

  it('calls somebody whose name is not known by his seat', () => {
    const unknown = { ...line({ event: 'checked', seat: 2 }), names: [] };
    expect(told([unknown], telling(en))[0]?.text).toBe('Seat 3 checks');
  });

  it('is silent about one’s own absence where it cost nothing', () => {
    const away = { event: 'line_lost', seat: 0, deadline: null } as const;
    const back = { event: 'line_back', seat: 0 } as const;
    const other = { event: 'checked', seat: 1 } as const;
    const cost = { event: 'folded', seat: 0, by: 'clock' } as const;
    expect(texts([away, other, back], en)).toEqual(['Борис checks']);
    expect(texts([back], en)).toEqual([]);
    expect(texts([away, cost, back], en)).toHaveLength(3);
  });

  it('is silent about an event that it does not know', () => {
    expect(texts([{ event: 'clock_started' } as never])).toEqual([]);
  });
});

describe('the words of a game', () => {
  it.each(['svara', 'seka', 'trinka', 'svarka'])('%s has its name in both languages', (profile) => {
    for (const say of [ru, en]) {
      const foreign = say === en ? /[А-Яа-яЁё]/ : /[A-Za-z]{2}/;
      expect(gameWords(profile, say).title).not.toMatch(foreign);
    }
  });

  it('falls back on the family’s words where a house has rules of its own', () => {
    const house = gameWords('friday-night', en);
    expect(house.title).toBe('Friday night');
    expect(house.actions).toEqual(en.actions);
    expect(gameWords('constructor', ru).title).toBe('Constructor');
    expect(gameWords('turkmen-seka', ru).title).toBe('Туркменская сека');
  });
});
