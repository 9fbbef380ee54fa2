/** Headers, decks and the draw, as docs/fair-cards.md has them. Hashes, seeds and nonces are bytes; cards numbers. */
import { type Bytes, joined, prefixed, textBytes, unsigned } from './bytes';
import type { Digest } from './digest';
import { shuffled } from './shuffle';

export const DECKS = 8;

/** One deal's terms: what is fixed before the nonces are known. */
export interface Header {
  table: string;
  bank: number;
  number: number;
  dealer: number;
  seats: readonly number[];
  /** By place in `seats`; `null` for a seat without. */
  commitments: readonly (Bytes | null)[];
  roots: readonly Bytes[];
  missing: readonly number[];
}

export interface SealedDeck {
  cards: number[];
  salts: Bytes[];
  leaves: Bytes[];
  root: Bytes;
}

export interface Draw {
  choice: number;
  /** By dealt position, the place in the deck. */
  places: number[];
}

const NONE = 0;
const BOUND = 1;
const MISSING = 2;
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_BYTES = 10;

export function tagged(digest: Digest, purpose: string, ...fields: readonly Bytes[]): Promise<Bytes> {
  const name = textBytes(purpose);
  return digest(joined(unsigned(name.length, 1), name, ...fields));
}

export function commitmentTo(nonce: Bytes, digest: Digest): Promise<Bytes> {
  return tagged(digest, 'svara-nonce/1', nonce);
}

export function leafHash(place: number, card: number, salt: Bytes, digest: Digest): Promise<Bytes> {
  return tagged(digest, 'svara-leaf/1', unsigned(place), unsigned(card, 1), salt);
}

export function rootOf(leaves: readonly Bytes[], digest: Digest): Promise<Bytes> {
  return tagged(digest, 'svara-root/1', unsigned(leaves.length), ...leaves);
}

/** All that one seed fixes, for a game's cards in their natural order. */
export async function sealedDeck(
  seed: Bytes,
  natural: readonly number[],
  digest: Digest,
): Promise<SealedDeck> {
  const cards = await shuffled(natural, seed, digest);
  const salts = await Promise.all(
    cards.map((_, place) => tagged(digest, 'svara-salt/1', seed, unsigned(place))),
  );
  const leaves = await Promise.all(
    cards.map((card, place) => leafHash(place, card, salts[place] as Bytes, digest)),
  );
  return { cards, salts, leaves, root: await rootOf(leaves, digest) };
}

function markOf(header: Header, place: number): Bytes {
  const [seat, held] = [header.seats[place] ?? 0, header.commitments[place] ?? null];
  if (held) return joined(unsigned(seat), unsigned(BOUND, 1), held);
  return joined(unsigned(seat), unsigned(header.missing.includes(seat) ? MISSING : NONE, 1));
}

/** The header as it is hashed. */
export function headerBytes(header: Header): Bytes {
  return joined(
    prefixed(textBytes(header.table)),
    unsigned(header.bank, 8),
    unsigned(header.number, 8),
    unsigned(header.dealer),
    unsigned(header.seats.length),
    ...header.seats.map((_, place) => markOf(header, place)),
    unsigned(header.roots.length),
    ...header.roots,
  );
}

export function headerHash(header: Header, digest: Digest): Promise<Bytes> {
  return tagged(digest, 'svara-header/1', headerBytes(header));
}

/** The first 80 bits of a header's hash, for people to compare: `C69M-CA5W-49EC-ZFC7`. */
export function codeOf(hash: Bytes): string {
  let value = 0n;
  for (const byte of hash.slice(0, CODE_BYTES)) value = (value << 8n) | BigInt(byte);
  const letters = Array.from({ length: 16 }, (_, place) => {
    const five = Number((value >> BigInt(5 * (15 - place))) & 31n);
    return ALPHABET[five] ?? '';
  });
  return letters.join('').replace(/....(?=.)/g, '$&-');
}

/** The draw of a deck of so many cards, from the nonces by place in `seats`. */
export async function drawDeck(
  header: Header,
  nonces: readonly (Bytes | null)[],
  size: number,
  digest: Digest,
): Promise<Draw> {
  const given = nonces.filter((nonce) => nonce !== null);
  const seed = await tagged(digest, 'svara-draw/1', prefixed(headerBytes(header)), ...given);
  const places = Array.from({ length: size }, (_, place) => place);
  return { choice: (seed[0] ?? 0) % DECKS, places: await shuffled(places, seed, digest) };
}
