/** The proofs of one finished bank, gone over one by one, so that each can be shown with what it came to. */
import { cardFrom } from '../values/cards';
import type { LogEntry, TableEvent, Header as WireHeader } from '../wire';
import type { Bytes } from './bytes';
import {
  checkChoice,
  checkLeaves,
  checkNonces,
  checkOthers,
  checkSalt,
  checkVoided,
  FairFault,
  type Fault,
} from './check';
import type { Digest } from './digest';
import { codeOf, type Draw, type Header, headerHash } from './header';
import { bytesOf, headerOf, isFromItsPlace, numbersOf, shownBy } from './told';

/** What is checked of a deal, in this order; of a void one its terms and its decks. */
export const CHECKS = ['terms', 'nonces', 'choice', 'decks', 'seal', 'dealt', 'cards'] as const;
export type Check = (typeof CHECKS)[number];

export interface Outcome {
  check: Check;
  /** What is wrong; `null` where it is in order. */
  fault: Fault | null;
}

export interface CheckedCard {
  card: string;
  seat: number;
  fault: Fault | null;
}

export interface CheckedDeal {
  number: number;
  code: string;
  void: boolean;
  /** Which of the eight decks was played, from 1; 0 for none. */
  choice: number;
  seats: readonly number[];
  /** How many of them were bound to a number of their own. */
  bound: number;
  outcomes: Outcome[];
  cards: CheckedCard[];
}

export interface CheckedBank {
  deals: CheckedDeal[];
  sound: boolean;
  cards: number;
}

type Proved = Extract<TableEvent, { event: 'deck_proved' }>;
type Shown = { card: number; seat: number };

interface Heard {
  wire: WireHeader;
  nonces: Map<number, string>;
  proved: Proved | null;
  voided: Extract<TableEvent, { event: 'header_voided' }> | null;
  /** Who was dealt in or cut, and who dealt. */
  dealt: { seats: readonly number[]; dealer: number | null } | null;
  shown: {
    by: TableEvent['event'];
    shown: Shown;
    salt: { position: number; place: number; salt: string } | null;
  }[];
}

/** What was told of each header, the first first. */
function heardOf(log: readonly LogEntry[]): Heard[] {
  const heard: Heard[] = [];
  log.forEach(({ event }, place) => {
    if (event.event === 'header_published') {
      const wire = event.header;
      heard.push({ wire, nonces: new Map(), proved: null, voided: null, dealt: null, shown: [] });
      return;
    }
    const open = heard.at(-1);
    if (!open) return;
    if (event.event === 'nonce_revealed') open.nonces.set(event.seat, event.nonce);
    else if (event.event === 'deck_proved') open.proved = event;
    else if (event.event === 'header_voided') open.voided = event;
    else if (event.event === 'deal_started') open.dealt = { seats: event.order, dealer: event.dealer };
    else if (event.event === 'asked' && event.question === 'cut') {
      open.dealt ??= { seats: event.seats, dealer: null };
    } else {
      const next = log[place + 1]?.event;
      const salts = next?.event === 'salts_given' ? next.salts : [];
      shownBy(event).forEach((shown, which) => {
        open.shown.push({ by: event.event, shown, salt: salts[which] ?? null });
      });
    }
  });
  return heard;
}

async function tried(check: Check, work: () => Promise<void> | void): Promise<Outcome> {
  try {
    await work();
    return { check, fault: null };
  } catch (error) {
    return { check, fault: error instanceof FairFault ? error.fault : 'record' };
  }
}

function need(holds: boolean, fault: Fault): void {
  if (!holds) throw new FairFault(fault);
}

function sameList(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, place) => value === other[place]);
}

/** Goes over one header. What rests on a check that failed is not gone over: it would fail of itself. */
class Going {
  readonly outcomes: Outcome[] = [];
  readonly cards: CheckedCard[] = [];

  constructor(
    private readonly heard: Heard,
    private readonly natural: readonly number[],
    private readonly digest: Digest,
  ) {}

  private async go(check: Check, work: () => Promise<void> | void): Promise<boolean> {
    const outcome = await tried(check, work);
    this.outcomes.push(outcome);
    return outcome.fault === null;
  }

  /** Returns the short code; an empty one where the header cannot be read. */
  async all(first: WireHeader, place: number): Promise<string> {
    const { wire, voided, proved } = this.heard;
    let header: Header | null = null;
    let code = '';
    await this.go('terms', async () => {
      header = headerOf(wire);
      code = codeOf(await headerHash(header, this.digest));
      need(wire.table === first.table && wire.bank === first.bank, 'header');
      need(wire.number === first.number + place, 'gap');
    });
    if (!header) return code;
    if (voided) await this.ofVoid(header, voided.seeds);
    else if (proved) await this.ofPlayed(header, proved);
    else await this.go('decks', () => need(false, 'unopened'));
    return code;
  }

  private async ofVoid(header: Header, seeds: readonly string[]): Promise<void> {
    await this.go('decks', () => checkVoided(header, seeds.map(bytesOf), this.natural, this.digest));
  }

  private async ofPlayed(header: Header, { choice, seeds, leaves }: Proved): Promise<void> {
    const { heard, natural, digest } = this;
    let draw: Draw | null = null;
    let nonces: (Bytes | null)[] = [];
    let sealed: Bytes[] = [];
    const given = await this.go('nonces', () => {
      nonces = header.seats.map((seat) => {
        const nonce = heard.nonces.get(seat);
        return nonce === undefined ? null : bytesOf(nonce);
      });
      return checkNonces(header, nonces, digest);
    });
    if (given) {
      await this.go('choice', async () => {
        draw = await checkChoice(header, nonces, choice, natural.length, digest);
      });
    }
    await this.go('decks', () => checkOthers(header, choice, seeds.map(bytesOf), natural, digest));
    const whole = await this.go('seal', () => {
      sealed = leaves.map(bytesOf);
      return checkLeaves(header, choice, sealed, natural.length, digest);
    });
    const right = await this.go('dealt', () => {
      const { dealt, wire } = heard;
      need(dealt !== null && sameList(dealt.seats, wire.seats), 'dealt');
      need(dealt?.dealer === null || dealt?.dealer === wire.dealer, 'dealt');
    });
    if (draw && whole && right) await this.ofCards(header, draw, sealed);
  }

  private async ofCards(header: Header, draw: Draw, leaves: readonly Bytes[]): Promise<void> {
    const proven = new Map<number, number>();
    for (const { by, shown, salt } of this.heard.shown) {
      const { fault } = await tried('cards', async () => {
        if (!salt) throw new FairFault('unsalted');
        need(isFromItsPlace(by, header.seats, salt.position, shown.seat, proven.size), 'position');
        const opened = { ...salt, salt: bytesOf(salt.salt) };
        await checkSalt(draw, leaves, opened, shown.card, this.digest);
        need((proven.get(salt.position) ?? shown.card) === shown.card, 'card');
        proven.set(salt.position, shown.card);
      });
      this.note(shown, fault);
    }
    const fault = this.cards.find((card) => card.fault !== null)?.fault ?? null;
    this.outcomes.push({ check: 'cards', fault });
  }

  private note({ card, seat }: Shown, fault: Fault | null): void {
    const text = cardFrom(card);
    const known = this.cards.find((one) => one.card === text && one.seat === seat);
    if (known) known.fault ??= fault;
    else this.cards.push({ card: text, seat, fault });
  }
}

/** The checks of all headers of a bank; `deck` are its game's cards in their natural order. */
export async function checkBank(
  log: readonly LogEntry[],
  deck: string,
  digest: Digest,
): Promise<CheckedBank> {
  const natural = numbersOf(deck.split(' '));
  const heard = heardOf(log);
  const deals: CheckedDeal[] = [];
  for (const [place, one] of heard.entries()) {
    const going = new Going(one, natural, digest);
    const code = await going.all((heard[0] as Heard).wire, place);
    deals.push({
      number: one.wire.number,
      code,
      void: one.voided !== null,
      choice: one.proved ? one.proved.choice + 1 : 0,
      seats: one.wire.seats,
      bound: one.wire.commitments.filter((held) => held !== null).length,
      outcomes: going.outcomes,
      cards: going.cards,
    });
  }
  return {
    deals,
    sound: deals.every((deal) => deal.outcomes.every(({ fault }) => fault === null)),
    cards: deals.reduce((sum, deal) => sum + deal.cards.length, 0),
  };
}
