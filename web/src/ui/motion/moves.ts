/** What moves on the table when something happens, in pure terms: who, from where, to where, and when. */
import type { Line } from '../../state/table';
import type { Amount } from '../../wire';

export type Move =
  | { what: 'chips'; seat: number; to: 'spot' | 'pot' | 'seat'; amount: Amount; wait: number }
  | { what: 'deal'; dealer: number; order: readonly number[]; wait: number }
  | { what: 'throw'; seat: number; wait: number };

/** How long one thing is on its way, and how long what follows from it waits. */
export const FLIGHT = 380;
const NEXT = 260;
/** All cards of a deal are on the table after so long, however many there are. */
const DEALING = 900;
const CARD_GAP = 75;

/** What leaves chips and cards where they lie: most of what is told. */
const STILL: ReadonlySet<string> = new Set<Line['event']['event']>([
  'asked',
  'auto_press_due',
  'checked',
  'clock_started',
  'committed',
  'dark_ended',
  'header_published',
  'hidden',
  'looked',
  'pressed',
  'salts_given',
]);

export function isStill(lines: readonly Line[]): boolean {
  return lines.every(({ event }) => STILL.has(event.event));
}

/** The moves of what has happened, in its order; things of one kind move together. */
export function movesOf(lines: readonly Line[]): Move[] {
  const moves: Move[] = [];
  let wait = 0;
  let last = '';
  // A hand that is open already is not dealt any more.
  const open = lines.some(({ event }) => event.event === 'opened');
  for (const { event } of lines) {
    if (open && event.event === 'deal_started') continue;
    const move = moveOf(event);
    if (!move) continue;
    if (last && last !== event.event) wait += NEXT;
    last = event.event;
    moves.push({ ...move, wait });
  }
  return moves;
}

function moveOf(event: Line['event']): Move | null {
  const wait = 0;
  switch (event.event) {
    case 'ante_posted':
    case 'joined':
      return { what: 'chips', seat: event.seat, to: 'pot', amount: event.amount, wait };
    case 'staked':
      return { what: 'chips', seat: event.seat, to: 'spot', amount: event.amount, wait };
    case 'returned':
    case 'won':
      return { what: 'chips', seat: event.seat, to: 'seat', amount: event.amount, wait };
    case 'deal_started':
      return { what: 'deal', dealer: event.dealer, order: event.order, wait };
    case 'folded':
    case 'mucked':
    case 'left':
      return { what: 'throw', seat: event.seat, wait };
    default:
      return null;
  }
}

export interface DealtCard {
  seat: number;
  slot: number;
  wait: number;
}

/** One card to everybody, and then the next, as it is dealt. */
export function dealt(order: readonly number[], cards: number): DealtCard[] {
  const gap = Math.min(CARD_GAP, DEALING / Math.max(1, order.length * cards));
  return Array.from({ length: cards }, (_, slot) =>
    order.map((seat, place) => ({ seat, slot, wait: Math.round((slot * order.length + place) * gap) })),
  ).flat();
}
