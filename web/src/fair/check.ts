/** The checks that a player makes of what the house opens. */
import { breath } from '../browser/timing';
import { type Bytes, same } from './bytes';
import type { Digest } from './digest';
import {
  commitmentTo,
  DECKS,
  type Draw,
  drawDeck,
  type Header,
  leafHash,
  rootOf,
  sealedDeck,
} from './header';

/** What does not fit together. */
export type Fault =
  | 'nonce'
  | 'choice'
  | 'seed'
  | 'leaves'
  | 'position'
  | 'card'
  | 'header'
  | 'record'
  | 'gap'
  | 'unopened'
  | 'dealt'
  | 'unsalted';

export class FairFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault);
  }
}

export interface Proof {
  choice: number;
  /** Of the seven other decks, in their order. */
  seeds: readonly Bytes[];
  /** Of the played deck, by its places. */
  leaves: readonly Bytes[];
}

export interface Salt {
  position: number;
  place: number;
  salt: Bytes;
}

/** Check that each nonce is the one its owner was bound to. */
export async function checkNonces(
  header: Header,
  nonces: readonly (Bytes | null)[],
  digest: Digest,
): Promise<void> {
  if (nonces.length !== header.seats.length) throw new FairFault('nonce');
  for (const [place, nonce] of nonces.entries()) {
    const held = header.commitments[place] ?? null;
    const kept = held ? nonce !== null && same(await commitmentTo(nonce, digest), held) : nonce === null;
    if (!kept) throw new FairFault('nonce');
  }
}

async function checkSeeds(
  header: Header,
  indexes: readonly number[],
  seeds: readonly Bytes[],
  natural: readonly number[],
  digest: Digest,
): Promise<void> {
  if (header.roots.length !== DECKS || seeds.length !== indexes.length) throw new FairFault('seed');
  for (const [place, index] of indexes.entries()) {
    // A deck is some seventy hashes, and seven of them come just as the cards do.
    await breath();
    const deck = await sealedDeck(seeds[place] as Bytes, natural, digest);
    if (!same(deck.root, header.roots[index] as Bytes)) throw new FairFault('seed');
  }
}

/** Check that the nonces choose the deck that was played; where each of its cards was dealt from. */
export async function checkChoice(
  header: Header,
  nonces: readonly (Bytes | null)[],
  choice: number,
  size: number,
  digest: Digest,
): Promise<Draw> {
  const draw = await drawDeck(header, nonces, size, digest);
  if (draw.choice !== choice) throw new FairFault('choice');
  return draw;
}

/** Check the seven decks that were not played. */
export async function checkOthers(
  header: Header,
  choice: number,
  seeds: readonly Bytes[],
  natural: readonly number[],
  digest: Digest,
): Promise<void> {
  const others = header.roots.map((_, index) => index).filter((index) => index !== choice);
  await checkSeeds(header, others, seeds, natural, digest);
}

/** Check that the leaves of the played deck give its root. */
export async function checkLeaves(
  header: Header,
  choice: number,
  leaves: readonly Bytes[],
  size: number,
  digest: Digest,
): Promise<void> {
  const root = header.roots[choice];
  if (leaves.length !== size || !root || !same(await rootOf(leaves, digest), root)) {
    throw new FairFault('leaves');
  }
}

/** Check a played header: nonces, choice, the seven opened decks, and the root of the one that is played. */
export async function checkDrawn(
  header: Header,
  nonces: readonly (Bytes | null)[],
  proof: Proof,
  natural: readonly number[],
  digest: Digest,
): Promise<Draw> {
  await checkNonces(header, nonces, digest);
  const draw = await checkChoice(header, nonces, proof.choice, natural.length, digest);
  await checkOthers(header, proof.choice, proof.seeds, natural, digest);
  await checkLeaves(header, proof.choice, proof.leaves, natural.length, digest);
  return draw;
}

/** Check a void header, all of whose decks are opened. */
export async function checkVoided(
  header: Header,
  seeds: readonly Bytes[],
  natural: readonly number[],
  digest: Digest,
): Promise<void> {
  await checkSeeds(
    header,
    header.roots.map((_, index) => index),
    seeds,
    natural,
    digest,
  );
}

/** Check one card of a header that `checkDrawn` found sound. */
export async function checkSalt(
  draw: Draw,
  leaves: readonly Bytes[],
  { position, place, salt }: Salt,
  card: number,
  digest: Digest,
): Promise<void> {
  if (draw.places[position] !== place) throw new FairFault('position');
  const leaf = leaves[place];
  if (!leaf || !same(await leafHash(place, card, salt, digest), leaf)) throw new FairFault('card');
}
