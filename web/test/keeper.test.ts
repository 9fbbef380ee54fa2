import { beforeEach, describe, expect, it } from 'vitest';
import written from '../../docs/fair-vectors.json';
import type { Shelf } from '../src/browser/shelf';
import { type Bytes, fromHex, hexOf } from '../src/fair/bytes';
import { keptDeals } from '../src/fair/deals';
import { sealedDeck } from '../src/fair/header';
import { FairKeeper } from '../src/fair/keeper';
import { ownSha256 } from '../src/fair/sha256';
import { type Card, cardFrom, cardNumber, parseCard } from '../src/values/cards';
import type { DeckProved, FairView, Header, TableEvent } from '../src/wire';
import { update } from './fixtures';

const deal = written.deals[0] as (typeof written.deals)[0];
const sealed = written.decks[0] as (typeof written.decks)[0];
const header = deal.header as Header;
const digest = async (message: Bytes) => ownSha256(message);
const SEAT = header.seats[0] as number;
const COMMITMENT = header.commitments[0] as string;

let shelf: Map<string, string>;
let said: string[];
let fresh: string[];
let seq: number;
let keeper: FairKeeper;

function shelfOf(map: Map<string, string>): Shelf {
  return {
    read: (key) => map.get(key) ?? null,
    write: (key, text) => map.set(key, text),
    forget: (key) => map.delete(key),
  };
}

function newKeeper(): FairKeeper {
  return new FairKeeper(
    'main',
    shelfOf(shelf),
    digest,
    {
      commit: (commitment) => said.push(`commit ${commitment}`),
      reveal: (number, nonce) => said.push(`reveal ${number} ${nonce}`),
    },
    () => fromHex(fresh.shift() ?? 'ee'.repeat(32)) as Bytes,
  );
}

async function hear(fair: FairView, ...events: TableEvent[]): Promise<void> {
  const log = events.map((event) => ({ seq: ++seq, event }));
  await keeper.take(update(seq, log, { you: SEAT, fair: { deck: deal.cards, ...fair } }));
}

const PENDING: FairView = {
  number: 1,
  code: deal.code,
  stage: 'pending',
  owed: [SEAT],
  commitment: COMMITMENT,
};
const PUBLISHED: TableEvent = { event: 'header_published', header };
const REVEALED = header.seats.map(
  (seat, place): TableEvent => ({
    event: 'nonce_revealed',
    seat,
    number: 1,
    nonce: deal.nonces[place] as string,
    next_commitment: 'ab'.repeat(32),
  }),
);
const PROVED: DeckProved = {
  event: 'deck_proved',
  number: 1,
  choice: deal.choice,
  seeds: deal.seeds.filter((_, index) => index !== deal.choice),
  leaves: deal.leaves,
};
const DEALT: FairView = { ...PENDING, stage: 'dealt', owed: [] };

beforeEach(async () => {
  shelf = new Map();
  said = [];
  fresh = [deal.nonces[0] as string];
  seq = 0;
  keeper = newKeeper();
  await keeper.bind();
});

describe('a client at fair cards', () => {
  it('shows its nonce once the header is stored, and once only', async () => {
    await hear(PENDING, PUBLISHED);
    await hear(PENDING);
    expect(said).toEqual([`reveal 1 ${deal.nonces[0]}`]);
    expect(keptDeals(shelfOf(shelf))[0]?.code).toBe(deal.code);
  });

  it('shows it after a reload to the same header, and to no other', async () => {
    await hear(PENDING, PUBLISHED);
    keeper = newKeeper();
    await hear(PENDING, PUBLISHED);
    expect(said.length).toBe(2);
    keeper = newKeeper();
    await hear(
      { ...PENDING, number: 2, code: null },
      { event: 'header_published', header: { ...header, number: 2 } },
    );
    expect(said.length).toBe(2);
  });

  it('takes a deal in order', async () => {
    await hear(PENDING, PUBLISHED);
    await hear(DEALT, ...REVEALED, PROVED);
    expect(keeper.latest.value).toMatchObject({ proved: true, fault: null, part: 'own', stage: 'dealt' });
    expect(keeper.alarm.value).toBeNull();
  });

  it('raises an alarm at a seed that does not give its root', async () => {
    await hear(PENDING, PUBLISHED);
    await hear(DEALT, ...REVEALED, { ...PROVED, seeds: PROVED.seeds.map(() => sealed.seed) });
    expect(keeper.alarm.value?.fault).toBe('seed');
  });

  it('raises an alarm at two headers of one number', async () => {
    await hear(PENDING, PUBLISHED);
    keeper = newKeeper();
    await hear({ ...PENDING, code: null }, { event: 'header_published', header: { ...header, bank: 2 } });
    expect(keeper.alarm.value?.fault).toBe('header');
    expect(said.length).toBe(1);
  });

  it('raises an alarm at a card that is not under its leaf', async () => {
    await hear(PENDING, PUBLISHED);
    const [place] = deal.places as [number];
    await hear(
      DEALT,
      ...REVEALED,
      PROVED,
      { event: 'looked', seat: SEAT, slots: [0], cards: ['6s'], to: [SEAT] },
      { event: 'salts_given', number: 1, salts: [{ position: 0, place, salt: '00'.repeat(32) }], to: [SEAT] },
    );
    expect(keeper.alarm.value?.fault).toBe('card');
  });

  it('takes cuts from the top in whatever order they are made, and from nowhere else', async () => {
    const natural = deal.cards.split(' ').map((word) => cardNumber(parseCard(word) as Card));
    const played = await sealedDeck(fromHex(deal.seeds[deal.choice] as string) as Bytes, natural, digest);
    const cut = (seat: number, position: number): TableEvent[] => {
      const place = deal.places[position] as number;
      const salt = { position, place, salt: hexOf(played.salts[place] as Bytes) };
      return [
        { event: 'cut', seat, card: cardFrom(played.cards[place] as number) },
        { event: 'salts_given', number: 1, salts: [salt] },
      ];
    };
    const [first, second] = header.seats as [number, number];
    await hear(PENDING, PUBLISHED);
    await hear(DEALT, ...REVEALED, PROVED, ...cut(second, 0), ...cut(first, 1));
    expect(keeper.latest.value).toMatchObject({ cards: 2, fault: null });
    await hear(DEALT, ...cut(second, 3));
    expect(keeper.alarm.value?.fault).toBe('position');
  });

  it('binds itself where it is not bound, and replaces what another window has bound once only', async () => {
    const unbound: FairView = { number: 0 };
    await hear(unbound);
    await hear(unbound);
    expect(said.length).toBe(1);
    await hear({ number: 0, commitment: 'cd'.repeat(32) });
    await hear({ number: 0, commitment: 'ef'.repeat(32) });
    expect(said.length).toBe(1);
    keeper = newKeeper();
    await hear({ number: 0, commitment: 'ef'.repeat(32) });
    await hear({ number: 0, commitment: 'cd'.repeat(32) });
    expect(said.length).toBe(2);
  });
});
