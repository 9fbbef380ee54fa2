/** The end of a bank in its order: the server says it all at once, the table shows one thing after another. */
import { less, plus } from '../values/fractions';
import type { SeatView, TableView } from '../wire';
import { owedBy } from './options';
import type { Line } from './table';

/** What is shown together, so many milliseconds after what was shown before. */
export interface Moment {
  after: number;
  lines: readonly Line[];
  /** The winners are marked; their chips come with the lines after it. */
  verdict?: true;
}

/** What the table shows instead of what the view says already. */
export interface HeldBack {
  /** Up to which line things have been shown. */
  until: number;
  bank: number | undefined;
  verdict: boolean;
  table: Part<TableView, (typeof OF_TABLE)[number]>;
  seats: readonly HeldSeat[];
}

type Part<Whole, Key extends keyof Whole> = { [Name in Key]?: Whole[Name] | undefined };
type HeldSeat = Part<SeatView, (typeof OF_SEAT)[number]>;

const OF_TABLE = [
  'you',
  'match',
  'phase',
  'pot',
  'level',
  'winners',
  'rake',
  'svara',
  'deal',
  'dealer',
  'price',
  'dark',
] as const satisfies (keyof TableView)[];

const OF_SEAT = [
  'status',
  'name',
  'bot',
  'stack',
  'bet',
  'cards',
  'turned',
  'dark',
  'opened',
  'score',
  'so_far',
  'all_in',
  'equal',
  'joined',
  'won',
  'compared',
] as const satisfies (keyof SeatView)[];

const OF_HAND = ['cards', 'turned', 'score', 'so_far'] as const satisfies (keyof SeatView)[];

/** How long what is shown is looked at before the next thing comes. */
const FIRST_HAND = 450;
/** The cards of a deal that is shown at once are all there by then. */
const AFTER_DEAL = 1600;
const HAND = 800;
const EQUAL = 700;
const SVARA = 900;
const NEXT_DEAL = 1200;
const VERDICT = 700;
const UNSEEN_VERDICT = 350;
const CHIPS = 650;

/** The longest that anything is held back. */
const PATIENCE = 5000;
/** What part of a running pause or clock may pass before all is shown. */
const OF_PAUSE = 0.6;
const OF_CLOCK = 0.25;
/** In less than this nobody can follow an order. */
const TOO_SHORT = 500;

/** What a message told of the bank that is at the table after it; what was before that is over. */
export function ofNewestBank(news: readonly Line[]): readonly Line[] {
  const start = news.findLastIndex(({ event }) => event.event === 'bank_started');
  const over = news.findLastIndex(({ event }, place) => event.event === 'bank_ended' && place < start);
  return news.slice(over + 1);
}

/** The moments of what a message brought, the first of them at once. */
export function momentsOf(news: readonly Line[]): Moment[] {
  const moments: { after: number; lines: Line[]; verdict?: true }[] = [{ after: 0, lines: [] }];
  let hands = 0;
  let dealt = false;
  let paid = false;
  for (const line of news) {
    const { event } = line.event;
    if (event === 'opened') {
      const before = moments.length > 1 || (moments[0]?.lines.length ?? 0) > 0;
      const first = dealt ? AFTER_DEAL : FIRST_HAND;
      if (before) moments.push({ after: dealt || hands === 0 ? first : HAND, lines: [] });
      hands += 1;
      dealt = false;
    } else if (event === 'tied' && hands > 0) moments.push({ after: EQUAL, lines: [] });
    else if (event === 'svara_declared' && hands > 0) moments.push({ after: SVARA, lines: [] });
    else if (event === 'deal_started' && hands > 0) moments.push({ after: NEXT_DEAL, lines: [] });
    else if (event === 'won' && !paid) {
      moments.push({ after: hands > 0 ? VERDICT : UNSEEN_VERDICT, lines: [], verdict: true });
      moments.push({ after: CHIPS, lines: [] });
      paid = true;
    }
    if (event === 'deal_started') dealt = true;
    moments.at(-1)?.lines.push(line);
  }
  return moments;
}

/** How long all may take, so that it is over before the next thing is due. */
export function roomFor(news: readonly Line[], serverNow: number): number {
  let room = PATIENCE;
  for (const { event } of news) {
    if (event.event === 'new_deal_asked') room = Math.min(room, (event.auto_at - serverNow) * OF_PAUSE);
    if (event.event === 'clock_started') room = Math.min(room, (event.deadline - serverNow) * OF_CLOCK);
  }
  return room;
}

/** The moments in no more time than there is; all at once where that is too little to follow. */
export function fitted(moments: readonly Moment[], room: number): Moment[] {
  const total = moments.reduce((sum, moment) => sum + moment.after, 0);
  const least = Math.min(total, TOO_SHORT);
  const pace = room < least ? 0 : total > room ? room / total : 1;
  return moments.map((moment) => ({ ...moment, after: Math.floor(moment.after * pace) }));
}

/** Whether what is held must be shown at once: the viewer is asked or has sat down, or another bank has begun. */
export function isOverdue(held: HeldBack, view: TableView): boolean {
  const asked = owedBy(view) && view.question !== 'new_deal';
  const seated = isSeat(view.you) && !isSeat(held.table.you);
  return asked || seated || view.bank !== held.bank || view.seats.length !== held.seats.length;
}

function isSeat(number: number | null | undefined): number is number {
  return number !== null && number !== undefined;
}

/** The table stays as it was before these lines. */
export function holdFrom(before: TableView, first: number): HeldBack {
  return {
    until: first - 1,
    bank: before.bank,
    verdict: false,
    table: picked(before, OF_TABLE),
    seats: before.seats.map((seat) => picked(seat, OF_SEAT)),
  };
}

function picked<Whole, Key extends keyof Whole>(from: Whole, keys: readonly Key[]): Part<Whole, Key> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Part<Whole, Key>;
}

/** What is held after a moment has been shown; `now` is the view that has all of it. */
export function afterMoment(held: HeldBack, moment: Moment, now: TableView): HeldBack {
  const next = moment.lines.reduce((before, line) => afterLine(before, line, now), held);
  if (!moment.verdict) return next;
  const { winners, rake, match } = now;
  return { ...next, verdict: true, table: { ...next.table, phase: 'finished', winners, rake, match } };
}

function afterLine(held: HeldBack, { seq, event }: Line, now: TableView): HeldBack {
  const until = { ...held, until: seq };
  switch (event.event) {
    case 'bank_started': {
      const seats = held.seats.map(({ status, name, bot, stack }) => {
        const here = status === 'empty' ? status : ('waiting' as const);
        return { ...NOTHING_YET, status: here, name, bot, stack };
      });
      const { dealer } = event;
      const { you, match } = held.table;
      return { ...until, bank: now.bank, verdict: false, seats, table: { ...NO_BANK, you, match, dealer } };
    }
    case 'ante_posted': {
      const { stack } = held.seats[event.seat] ?? {};
      const left = less(String(stack ?? 0), String(event.amount)) ?? stack;
      const pot = plus(String(held.table.pot ?? 0), String(event.amount)) ?? held.table.pot;
      return { ...withSeat(until, event.seat, { stack: left }), table: { ...held.table, pot } };
    }
    case 'deal_started': {
      const { number, dealer, order } = event;
      const table: HeldBack['table'] = { ...held.table, phase: 'betting', deal: number, dealer };
      const hand: HeldSeat = { ...NOTHING_YET, status: 'in', ...faceDown(now) };
      return order.reduce<HeldBack>((before, seat) => withSeat(before, seat, hand), { ...until, table });
    }
    case 'showdown_started':
      return { ...until, table: { ...held.table, phase: 'showdown' } };
    case 'opened': {
      const { cards, score } = event;
      return withSeat(until, event.seat, { cards, score, opened: true, turned: cards.map(() => true) });
    }
    case 'mucked':
      return withSeat(until, event.seat, { status: 'mucked', cards: now.seats[event.seat]?.cards });
    case 'folded':
      return withSeat(until, event.seat, { status: 'folded', cards: now.seats[event.seat]?.cards });
    case 'tied':
      return event.equals.reduce((before, seat) => withSeat(before, seat, { equal: true }), until);
    case 'staked': {
      const { stack, bet } = now.seats[event.seat] ?? {};
      const pot = plus(String(held.table.pot ?? 0), String(event.amount)) ?? held.table.pot;
      return { ...withSeat(until, event.seat, { stack, bet }), table: { ...held.table, pot } };
    }
    case 'won': {
      const { stack, won } = now.seats[event.seat] ?? {};
      return withSeat(until, event.seat, { stack, won });
    }
    default:
      return until;
  }
}

/** A seat and a table of which nothing has come yet; what is not named is not there. */
const NOTHING_YET = Object.fromEntries(
  OF_SEAT.filter((key) => !['status', 'name', 'bot', 'stack'].includes(key)).map((key) => [key, undefined]),
) as HeldSeat;
const NO_BANK = Object.fromEntries(OF_TABLE.map((key) => [key, undefined])) as HeldBack['table'];

/** A hand that has been dealt and not looked at. */
function faceDown(now: TableView): HeldSeat {
  const most = Math.max(...now.seats.map((seat) => seat.cards?.length ?? 0));
  return { cards: Array<null>(most).fill(null), turned: Array<boolean>(most).fill(false) };
}

function withSeat(held: HeldBack, number: number, more: HeldSeat): HeldBack {
  return {
    ...held,
    seats: held.seats.map((seat, place) => (place === number ? { ...seat, ...more } : seat)),
  };
}

/**
 * The view as the table shows it while something is held; one's own cards are as they are, to be turned, unless
 * it is the showdown that turns them.
 */
export function heldView(held: HeldBack, now: TableView): TableView {
  const sameDeal = now.deal === held.table.deal;
  const seats = now.seats.map((seat, place) => {
    const revealed = seat.opened === true && held.seats[place]?.opened !== true;
    const own = seat.seat === now.you && sameDeal && !revealed ? picked(seat, OF_HAND) : {};
    return { ...seat, ...held.seats[place], ...own };
  });
  // The cards that may be turned now do not lie there yet.
  const legal = (now.legal ?? []).filter((option) => sameDeal || option.action !== 'look');
  return { ...now, ...held.table, legal, seats } as TableView;
}
