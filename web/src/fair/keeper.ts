/** One player's part in fair cards at one table: he binds and shows nonces, and checks whatever is opened. */
import { signal } from '@preact/signals';
import type { Shelf } from '../browser/shelf';
import { breath } from '../browser/timing';
import type {
  DeckProved,
  FairView,
  HeaderVoided,
  LogEntry,
  SaltsGiven,
  TableEvent,
  TableMessage,
  Header as WireHeader,
} from '../wire';
import { type Bytes, hexOf } from './bytes';
import { checkDrawn, checkSalt, checkVoided, FairFault, type Fault } from './check';
import { type Called, type Deal, keepDeal, keptDeals, type Part } from './deals';
import type { Digest } from './digest';
import { codeOf, type Draw, type Header, headerHash } from './header';
import { Nonces } from './nonces';
import { bytesOf, headerOf, isFromItsPlace, numbersOf, shownBy } from './told';

export interface Asker {
  commit(commitment: string): void;
  reveal(number: number, nonce: string, next: string): void;
}

/** A header with all that has been heard of it. */
interface Open {
  deal: Deal;
  header: Header;
  hash: string;
  nonces: Map<number, Bytes>;
  draw: Draw | null;
  leaves: Bytes[];
  salts: Set<number>;
}

export class FairKeeper {
  /** The newest header, with what is known of it so far. */
  readonly latest = signal<Deal | null>(null);
  /** A check that has failed, until the page is loaded anew: it is never silently over. */
  readonly alarm = signal<Deal | null>(null);

  private readonly nonces: Nonces;
  private open: Open | null = null;
  private natural: number[] = [];
  private called: Called = { name: '', game: '' };
  private before: TableEvent | null = null;
  private seq = 0;
  private revealed = '';
  private settled = false;
  private askedUnbound = false;
  private busy: Promise<void> = Promise.resolve();

  constructor(
    private readonly table: string,
    private readonly shelf: Shelf,
    private readonly digest: Digest,
    private readonly asker: Asker,
    random?: () => Bytes,
  ) {
    this.nonces = new Nonces(table, shelf, digest, random);
  }

  /** A commitment to sit down with. */
  bind(): Promise<string> {
    return this.nonces.bind();
  }

  /** Take in a message of the table; messages are worked on one after another. */
  take(message: TableMessage): Promise<void> {
    this.busy = this.busy
      .then(breath)
      .then(() => this.work(message))
      .catch(() => {});
    return this.busy;
  }

  private async work(message: TableMessage): Promise<void> {
    const fair = message.view.fair;
    if (!fair) return;
    const you = message.view.you ?? null;
    this.called = { name: message.view.name ?? '', game: message.view.profile };
    this.natural = numbersOf((fair.deck ?? '').split(' '));
    for (const entry of message.log) await this.hear(entry, you);
    const { open } = this;
    if (open && fair.number === open.header.number && fair.code !== open.deal.code) this.found('header');
    if (you !== null) await this.takePart(fair, you);
  }

  private async hear({ seq, event }: LogEntry, you: number | null): Promise<void> {
    if (seq <= this.seq) return;
    this.seq = seq;
    try {
      await this.check(event, you);
    } catch (error) {
      this.found(error instanceof FairFault ? error.fault : 'record');
    }
    this.before = event;
  }

  private async check(event: TableEvent, you: number | null): Promise<void> {
    const open = this.open;
    switch (event.event) {
      case 'header_published':
        return this.receive(event.header, you);
      case 'nonce_revealed':
        if (open && event.number === open.header.number) open.nonces.set(event.seat, bytesOf(event.nonce));
        return;
      case 'deck_proved':
        return open ? this.prove(open, event) : undefined;
      case 'header_voided':
        return open ? this.voided(open, event) : undefined;
      case 'salts_given':
        return open ? this.unseal(open, event) : undefined;
      default:
        return;
    }
  }

  private async receive(wire: WireHeader, you: number | null): Promise<void> {
    const header = headerOf(wire);
    const hash = await headerHash(header, this.digest);
    const deal: Deal = {
      ...this.called,
      header: wire,
      code: codeOf(hash),
      stage: 'pending',
      part: this.partIn(wire, you),
      cards: 0,
      proved: false,
      fault: null,
    };
    this.open = {
      deal,
      header,
      hash: hexOf(hash),
      nonces: new Map(),
      draw: null,
      leaves: [],
      salts: new Set(),
    };
    const known = keptDeals(this.shelf).filter(
      (kept) => kept.header.table === wire.table && kept.header.number === wire.number,
    );
    // Who has stood up since is told of a deal again: what his part in it was stays.
    const before = known.find((kept) => kept.code === deal.code);
    if (before && deal.part === 'watching') deal.part = before.part;
    const other = known.some((kept) => kept.code !== deal.code);
    if (other || wire.table !== this.table) throw new FairFault('header');
    this.keep();
  }

  private partIn(wire: WireHeader, you: number | null): Part {
    const place = you === null ? -1 : wire.seats.indexOf(you);
    if (you === null || place < 0) return 'watching';
    if (wire.missing.includes(you)) return 'missing';
    const held = wire.commitments[place];
    return held && this.nonces.has(held) ? 'own' : 'none';
  }

  private async prove(open: Open, { number, choice, seeds, leaves }: DeckProved): Promise<void> {
    if (number !== open.header.number) return;
    open.deal.stage = 'dealt';
    const proof = { choice, seeds: seeds.map(bytesOf), leaves: leaves.map(bytesOf) };
    const nonces = open.header.seats.map((seat) => open.nonces.get(seat) ?? null);
    open.leaves = proof.leaves;
    open.draw = await checkDrawn(open.header, nonces, proof, this.natural, this.digest);
    open.deal.proved = true;
    this.keep();
  }

  private async voided(open: Open, { number, seeds }: HeaderVoided): Promise<void> {
    if (number !== open.header.number) return;
    open.deal.stage = 'void';
    await checkVoided(open.header, seeds.map(bytesOf), this.natural, this.digest);
    open.deal.proved = true;
    this.keep();
  }

  private async unseal(open: Open, { number, salts }: SaltsGiven): Promise<void> {
    const shown = this.before ? shownBy(this.before) : [];
    if (number !== open.header.number || !open.draw || shown.length === 0) return;
    if (salts.length !== shown.length) throw new FairFault('record');
    const told = this.before?.event ?? 'opened';
    for (const [place, given] of salts.entries()) {
      const { card, seat } = shown[place] as { card: number; seat: number };
      if (!isFromItsPlace(told, open.header.seats, given.position, seat, open.salts.size)) {
        throw new FairFault('position');
      }
      const salt = { ...given, salt: bytesOf(given.salt) };
      await checkSalt(open.draw, open.leaves, salt, card, this.digest);
      open.salts.add(given.position);
    }
    open.deal.cards = open.salts.size;
    this.keep();
  }

  /** Show the nonce that is waited for, or be bound to a new one where the last is lost. */
  private async takePart(fair: FairView, you: number): Promise<void> {
    const pending = fair.stage === 'pending' && (fair.owed ?? []).includes(you);
    if (pending) return this.reveal(fair, you);
    const bound = fair.commitment ?? null;
    if (bound !== null) this.askedUnbound = false;
    const own = bound !== null && this.nonces.isFresh(bound);
    // What is bound and not ours is lost, or of another window of the same person: it is replaced once
    // at most, or two windows would replace each other's for ever.
    const stays = bound === null ? this.askedUnbound : own || this.settled;
    this.settled = true;
    if (stays) return;
    this.askedUnbound = bound === null;
    this.asker.commit(await this.bind());
  }

  private async reveal(fair: FairView, you: number): Promise<void> {
    const open = this.open;
    if (!open || open.header.number !== fair.number || open.deal.fault) return;
    const held = open.header.commitments[open.header.seats.indexOf(you)];
    const nonce = held ? this.nonces.show(hexOf(held), open.hash) : null;
    if (!nonce || this.revealed === open.hash) return;
    this.revealed = open.hash;
    this.asker.reveal(open.header.number, hexOf(nonce), await this.bind());
  }

  private found(fault: Fault): void {
    const open = this.open;
    if (!open) return;
    open.deal.fault ??= fault;
    this.alarm.value ??= { ...open.deal };
    this.keep();
  }

  private keep(): void {
    if (!this.open) return;
    this.latest.value = { ...this.open.deal };
    keepDeal(this.shelf, this.open.deal);
  }
}
