import { afterEach, describe, expect, it } from 'vitest';
import type { TableEvent } from '../src/wire';
import { cardName, cardText, chips, language, listed, scoreText, spokenChips } from '../src/words';
import { dateText, utcDayText } from '../src/words/dateText';
import { gameWords } from '../src/words/game';
import { ka } from '../src/words/ka';
import { told } from '../src/words/log';
import { sentenceCase } from '../src/words/sentenceCase';

const texts = (events: TableEvent[], profile: string) =>
  told(
    events.map((event, place) => ({ seq: place, event, names: ['ნინო', 'Борис', 'გია'], you: 0 })),
    { say: ka, log: gameWords(profile, ka).log },
  ).map((one) => one.text);

describe('Georgian', () => {
  it('leaves a noun after a number in the singular', () => {
    expect([ka.chips('1', 1), ka.chips('21', 21), ka.seconds(5)]).toEqual([
      '1 ჩიპი',
      '21 ჩიპი',
      'დარჩა 5 წამი',
    ]);
  });

  it('groups digits, has a decimal comma, and reads cards and fractions out', () => {
    expect(chips(1234567, ka)).toBe('1\u00a0234\u00a0567');
    expect(scoreText({ points: '65/2', label: 'tri_lba' }, ka)).toBe('32,5 · სამი ტუზი');
    expect(spokenChips('-33/4', ka)).toBe('მინუს 8 და მეოთხედი');
    expect(['Ah', 'Kd', 'Qc', 'Js', 'Th'].map((card) => cardText(card, ka)).join(' ')).toBe(
      'A♥ K♦ Q♣ J♠ 10♥',
    );
    expect(cardName({ rank: 'Q', suit: 'd' }, ka)).toBe('აგურის ქალი');
    expect(listed(['ნინო', 'გია', 'ლია'], ka)).toBe('ნინო, გია და ლია');
  });

  it('begins no sentence with an inscription', () => {
    expect(['ბანკი', 'bank', 'банк', '„ა“', ''].map(sentenceCase)).toEqual([
      'ბანკი',
      'Bank',
      'Банк',
      '„ა“',
      '',
    ]);
  });

  it('tells of a bank of Seka, every name left as it is', () => {
    expect(
      texts(
        [
          { event: 'bank_started', dealer: 1, stacks: [], dealt: [0, 1, 2], present: [0, 1, 2] },
          { event: 'ante_posted', seat: 0, amount: 1 },
          { event: 'looked', seat: 1, slots: [0, 1, 2], cards: [null, null, null], to: [1] },
          { event: 'looked', seat: 0, slots: [0], cards: ['Td'], to: [0] },
          { event: 'staked', seat: 2, kind: 'stake', amount: 2, level: 2 },
          { event: 'folded', seat: 1 },
          { event: 'staked', seat: 0, kind: 'show', amount: 2, level: 2 },
          { event: 'showdown_started', order: [0, 2] },
          { event: 'opened', seat: 2, cards: ['Ah', 'Kh', 'Qh'], score: { points: '31' } },
          { event: 'tied', equals: [0, 2] },
          { event: 'svara_declared', number: 1, equals: [0, 2], dealer: 1, price: '7/2', asked: [1] },
          { event: 'joined', seat: 1, amount: '7/2' },
          { event: 'deal_started', number: 2, dealer: 2, order: [0, 1, 2], betting: true, dark: false },
          { event: 'folded', seat: 2, by: 'clock' },
          { event: 'won', seat: 1, amount: '29/2' },
        ],
        'seka',
      ),
    ).toEqual([
      'ახალი ბანკი, არიგებს Борис',
      'ყველა დებს კონს: 1',
      'Борис იხედება კარტში',
      'თქვენ ნახულობთ: 10♦',
      'გია: ფსონი 2',
      'Борис: პასი',
      'თქვენ: გახსნა, ფასი 2',
      'გახსნა',
      'გია აჩვენებს: A♥ K♥ Q♥ — 31',
      'ტოლი ხელები: თქვენ და გია',
      'სვარა 1! შესვლა 3½',
      'Борис შედის სვარაში: 3½',
      'სვარას არიგებს გია',
      'გია: დრო ამოიწურა, პასი',
      'Борис იგებს: 14½',
    ]);
  });
});

describe('a date', () => {
  afterEach(() => {
    language.value = 'en';
  });

  it('is said by the month’s own name in each language, whatever the browser knows', () => {
    const at = new Date(2026, 10, 5, 9, 7).getTime();
    const dates = (['ru', 'bg', 'ka', 'en'] as const).map((chosen) => {
      language.value = chosen;
      return [dateText(at, 'date'), dateText(at, 'moment')];
    });
    expect(dates).toEqual([
      ['5 нояб. 2026 г.', '5 нояб., 09:07'],
      ['5 ное 2026 г.', '5 ное, 09:07'],
      ['5 ნოე 2026', '5 ნოე, 09:07'],
      ['5 Nov 2026', '5 Nov, 09:07'],
    ]);
  });

  it('has twelve months in each language, each its own', () => {
    for (const chosen of ['ru', 'bg', 'ka', 'en'] as const) {
      language.value = chosen;
      const months = Array.from({ length: 12 }, (_, month) => utcDayText(Date.UTC(2026, month, 1)));
      expect(new Set(months).size).toBe(12);
      expect(months.filter((text) => !/^1 \p{L}{3,5}\.?$/u.test(text))).toEqual([]);
    }
  });

  it('of the world’s clock is counted by that clock', () => {
    expect(utcDayText(Date.UTC(2026, 0, 31, 23, 59))).toBe('31 Jan');
    expect(utcDayText(Date.UTC(2026, 1, 1))).toBe('1 Feb');
  });
});

describe('the page', () => {
  it('leaves neither dates nor numbers to the browser, nor puts text in upper case', () => {
    const sources = import.meta.glob<string>('../src/**/*.{ts,tsx,css}', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const left = /\bIntl\b|\.toLocale|text-transform: *(upper|cap)|(?<!language\.value)\.toUpperCase\(/;
    const found = Object.entries(sources).filter(([, text]) => left.test(text));
    expect(found.map(([file]) => file)).toEqual(['../src/words/sentenceCase.ts']);
    expect(Object.keys(sources).length).toBeGreaterThan(100);
  });
});
