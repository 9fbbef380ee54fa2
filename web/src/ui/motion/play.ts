/** Plays what has happened, between the table as it was drawn and as it is drawn now. */
import type { Line } from '../../state/table';
import type { Amount } from '../../wire';
import { chips } from '../../words';
import { comeFrom, fadeCopy, fadeIn, flyCopy, hideFor, swell } from './fly';
import { dealt, FLIGHT, type Move, movesOf } from './moves';
import type { SeatSight, Sight, Thing } from './sight';

/** More than this at once is no play of a hand any more. */
const MOST = 60;

function chipNode(amount: Amount): HTMLElement {
  const node = document.createElement('span');
  node.className = 'chip';
  const disc = document.createElement('span');
  disc.className = 'disc';
  node.append(disc, chips(amount));
  return node;
}

function copyOf({ node, box }: Thing): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  copy.style.width = `${box.width}px`;
  copy.classList.remove('turning');
  return copy;
}

interface Table {
  layer: HTMLElement;
  before: Sight;
  after: Sight;
  calm: boolean;
}

/** `calm`: nothing travels, things fade in and out where they lie. */
export function play(
  layer: HTMLElement,
  lines: readonly Line[],
  before: Sight,
  after: Sight,
  calm: boolean,
): void {
  if (lines.length > MOST || layer.childElementCount > MOST) return;
  const table = { layer, before, after, calm };
  sweep(table, lines);
  for (const move of movesOf(lines)) {
    if (move.what === 'chips') moveChips(table, move);
    else if (move.what === 'deal') deal(table, move);
    else throwAway(table, move.seat, move.wait);
  }
}

/** Bets that lay in front of a seat, and lie there no more, are in the pot. */
function sweep({ layer, before, after, calm }: Table, lines: readonly Line[]): void {
  const newBank = lines.some((line) => line.event.event === 'bank_started');
  const pot = after.pot ?? before.pot;
  if (newBank || !pot) return;
  for (const [seat, { chip }] of before.seats) {
    const now = after.seats.get(seat);
    const gone = chip && now && (!now.chip || now.chip.node.classList.contains('won'));
    if (!gone || chip.node.classList.contains('won')) continue;
    const copy = copyOf(chip);
    if (calm) fadeCopy(layer, copy, chip.box);
    else flyCopy(layer, copy, chip.box, pot.box, { wait: 0, fade: true });
  }
}

function moveChips({ layer, before, after, calm }: Table, move: Extract<Move, { what: 'chips' }>): void {
  const { amount, wait } = move;
  const seat = after.seats.get(move.seat);
  const pot = after.pot ?? before.pot;
  if (!seat || !pot) return;
  const spot = move.to === 'pot' ? null : seat.chip;
  const from = move.to === 'seat' ? (before.pot ?? pot).box : seat.plate;
  const to = move.to === 'seat' ? (spot?.box ?? seat.plate) : (spot?.box ?? pot.box);
  const fresh = spot && isFresh(spot, before.seats.get(move.seat));
  if (calm) {
    if (fresh) fadeIn(spot);
    return;
  }
  if (fresh) hideFor(spot, wait + FLIGHT);
  flyCopy(layer, chipNode(amount), from, to, { wait, fade: !spot });
  if (move.to === 'pot') swell(pot, wait + FLIGHT * 0.8);
}

/** Whether chips lie where none lay before, so that they may be hidden until they have arrived. */
function isFresh(spot: Thing, before: SeatSight | undefined): boolean {
  const won = spot.node.classList.contains('won');
  return !before?.chip || before.chip.node.classList.contains('won') !== won;
}

function deal({ after, calm }: Table, { dealer, order, wait }: Extract<Move, { what: 'deal' }>): void {
  const from = after.seats.get(dealer)?.plate ?? after.pot?.box;
  const most = Math.max(0, ...order.map((seat) => after.seats.get(seat)?.cards.length ?? 0));
  for (const one of dealt(order, most)) {
    const card = after.seats.get(one.seat)?.cards[one.slot];
    if (!card || !from) continue;
    if (calm) fadeIn(card);
    else comeFrom(card, from, wait + one.wait);
  }
}

/** Cards that lay at a seat, and lie there no more, go to the middle of the table. */
function throwAway({ layer, before, after, calm }: Table, seat: number, wait: number): void {
  const cards = before.seats.get(seat)?.cards ?? [];
  const pot = after.pot ?? before.pot;
  if (!pot || (after.seats.get(seat)?.cards.length ?? 0) > 0) return;
  for (const card of cards) {
    if (calm) fadeCopy(layer, copyOf(card), card.box);
    else flyCopy(layer, copyOf(card), card.box, pot.box, { wait, fade: true });
  }
}
