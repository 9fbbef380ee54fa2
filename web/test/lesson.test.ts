import { expect, it } from 'vitest';
import { stepOf } from '../src/ui/lesson/steps';
import { percentBeaten } from '../src/ui/rules/percent';
import type { OptionView, SeatView, TableView } from '../src/wire';

const seat = (more: Partial<SeatView> = {}): SeatView => ({ seat: 0, status: 'in', ...more });

function table(more: Partial<TableView>, own: Partial<SeatView> = {}): TableView {
  return {
    table: 'svara',
    profile: 'svara',
    ante: 10,
    min_buy_in: 200,
    max_buy_in: 1000,
    seats: [seat(own), seat({ seat: 1 })],
    phase: 'betting',
    you: 0,
    ...more,
  };
}

const offered = (...actions: string[]) => actions.map((action) => ({ action }) as OptionView);
const asked = (...actions: string[]): Partial<TableView> => ({
  question: 'betting',
  owed: [0],
  legal: offered(...actions),
});

it.each<[string, Partial<TableView>, Partial<SeatView>, string]>([
  ['nobody’s seat', { you: null }, {}, 'seat'],
  ['between banks', { phase: 'waiting' }, {}, 'soon'],
  ['the dark is offered', asked('look', 'dark', 'check', 'fold'), {}, 'darkOffer'],
  ['a dark lap', { ...asked('look', 'dark', 'fold'), dark: true }, {}, 'darkLap'],
  ['a dark lap, looked', { ...asked('bet', 'fold'), dark: true }, {}, 'darkLap'],
  ['cards to turn on one’s turn', asked('look', 'check', 'fold'), {}, 'turnCards'],
  ['cards to turn before it', { legal: offered('look') }, {}, 'turnCards'],
  ['a hand to open with', asked('check', 'bet', 'fold'), {}, 'open'],
  ['a bet to answer', asked('call', 'raise', 'fold'), {}, 'answer'],
  ['a stake', asked('stake', 'fold'), {}, 'stake'],
  ['a show', asked('stake', 'show', 'fold'), {}, 'stakeShow'],
  ['a compare', asked('stake', 'compare', 'fold'), {}, 'compare'],
  ['a redeal', asked('redeal', 'stake', 'fold'), {}, 'redeal'],
  ['equal hands', { question: 'choice', owed: [0], phase: 'choice' }, {}, 'choice'],
  ['a svara to join', { question: 'join', owed: [0], phase: 'joining' }, {}, 'join'],
  ['a svara’s cards', { legal: offered('look'), svara: 1 }, {}, 'svara'],
  ['one has folded', {}, { status: 'folded' }, 'folded'],
  ['a hand known', {}, { score: { points: '21' } }, 'worth'],
  ['others decide', {}, {}, 'others'],
  ['one has won', { phase: 'finished', winners: [0] }, {}, 'won'],
  ['another has won', { phase: 'finished', winners: [1] }, {}, 'lost'],
])('tells of what is there: %s', (_, view, own, name) => {
  expect(stepOf(table(view, own)).name).toBe(name);
});

it('counts whole percent, and only what is beaten', () => {
  const of = (weaker: number, equal: number, stronger: number) => percentBeaten({ weaker, equal, stronger });
  expect(of(7136, 4, 0)).toBe(99);
  expect(of(4965, 762, 1413)).toBe(69);
  expect(of(0, 4, 7136)).toBe(0);
});
