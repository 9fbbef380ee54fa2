import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../src/wire';
import { cardName, cardText, chips, scoreText, spokenChips } from '../src/words';
import { bg } from '../src/words/bg';
import { more as inBulgarian } from '../src/words/bg/more';
import { gameWords } from '../src/words/game';
import { told } from '../src/words/log';
import { bulgarian } from '../src/words/plural';

const texts = (events: TableEvent[], profile: string) =>
  told(
    events.map((event, place) => ({
      seq: place,
      event,
      names: ['Ани', 'Боян', 'Вера'],
      you: 0,
      heard: null,
    })),
    { say: bg, log: gameWords(profile, bg).log },
  ).map((one) => one.text);

describe('Bulgarian', () => {
  it('has the count form after every number but one', () => {
    const counted = [1, 2, 5, 11, 21, 101, 1.5].map((n) => bulgarian(n, 'чип', 'чипа'));
    expect(counted).toEqual(['чип', 'чипа', 'чипа', 'чипа', 'чипа', 'чипа', 'чипа']);
    expect(bg.chips('21', 21)).toBe('21 чипа');
    expect(bg.seconds(1)).toBe('Още 1 секунда');
    expect(inBulgarian.proofs.cards(1)).toContain('1 показана ви карта е');
    expect(inBulgarian.proofs.cards(3)).toContain('3 показани ви карти са');
  });

  it('groups digits, has a decimal comma, and reads cards and fractions out', () => {
    expect(chips(1250000, bg)).toBe('1\u00a0250\u00a0000');
    expect(scoreText({ points: '65/2', label: 'tri_lba' }, bg)).toBe('32,5 · три аса');
    expect(spokenChips('33/4', bg)).toBe('8 и една четвърт');
    expect(['Ah', 'Kd', 'Qc', 'Js', 'Th'].map((card) => cardText(card, bg)).join(' ')).toBe(
      'A♥ K♦ Q♣ J♠ 10♥',
    );
    expect(cardName({ rank: 'K', suit: 'c' }, bg)).toBe('поп спатия');
  });

  it('tells of a bank of Svarka', () => {
    expect(
      texts(
        [
          { event: 'bank_started', dealer: 1, stacks: [], dealt: [0, 1, 2], present: [0, 1, 2] },
          { event: 'ante_posted', seat: 0, amount: 10 },
          { event: 'staked', seat: 2, kind: 'dark', amount: 10, level: 10 },
          { event: 'looked', seat: 1, slots: [0, 1, 2], cards: [null, null, null], to: [1] },
          { event: 'staked', seat: 0, kind: 'bet', amount: 20, level: 20, ends_dark: true },
          { event: 'staked', seat: 1, kind: 'call', amount: 20, level: 20 },
          { event: 'staked', seat: 2, kind: 'raise', amount: 1250, level: 1260 },
          { event: 'folded', seat: 1, by: 'clock' },
          { event: 'staked', seat: 0, kind: 'all-in', amount: 1240, level: 1260 },
          { event: 'showdown_started', order: [2, 0] },
          { event: 'tied', equals: [0, 2] },
          { event: 'svara_declared', number: 1, equals: [0, 2], dealer: 1, price: 1270, asked: [1] },
          { event: 'joined', seat: 1, amount: 1270 },
          { event: 'deal_started', number: 2, dealer: 1, order: [2, 0, 1], betting: false, dark: false },
          { event: 'won', seat: 0, amount: 3810 },
          { event: 'bank_ended', winners: [0], next_dealer: 0 },
        ],
        'svarka',
      ),
    ).toEqual([
      'Нова игра, раздава Боян',
      'Всички слагат миза: 10',
      'Вера залага 10 на тъмно',
      'Боян обръща карти',
      'Вие залагате 20. Край на тъмното',
      'Боян плаща 20',
      'Вера повишава до 1\u00a0260',
      'Боян: времето изтече, картите са хвърлени',
      'Вие залагате всичко: 1\u00a0240',
      'Показване на картите',
      'Равни: вие и Вера',
      'Сварка 1! Включване 1\u00a0270',
      'Боян се включва за 1\u00a0270',
      'Сварката раздава Боян. Без залагане: карти и веднага показване',
      'Вие вземате 3\u00a0810',
      'Следващото раздаване е ваше',
    ]);
  });

  it('tells of compares, agreements and pools', () => {
    expect(
      texts(
        [
          { event: 'staked', seat: 1, kind: 'stake', amount: 40, level: 40 },
          { event: 'staked', seat: 0, kind: 'compare', amount: 40, level: 40 },
          {
            event: 'compared',
            seat: 0,
            other: 1,
            cards: ['Th', '9h', '6c'],
            other_cards: ['As', '7s', '6d'],
            beaten: [0],
          },
          { event: 'proposed', seat: 1 },
          { event: 'answered', seat: 2, accepted: true },
          { event: 'pledged', seat: 0, to: 1, amount: 12 },
          { event: 'joined', seat: 1, amount: 42, pool: [[0, 12]] },
          { event: 'redeal_demanded', seat: 2 },
        ],
        'trinka',
      ),
    ).toEqual([
      'Боян играе: 40',
      'Вие сравнявате за 40',
      'Сравнение, вие и Боян (10♥ 9♥ 6♣ — A♠ 7♠ 6♦): отпадате вие',
      'Боян предлага: „Варим ли?“',
      'Вера приема: „Варим“',
      'Вие предлагате дял 12: Боян',
      'Боян се включва за 42 с ортаци: вие 12',
      'Вера иска прераздаване с три десетки',
    ]);
  });
});
