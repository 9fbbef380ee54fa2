import { describe, expect, it } from 'vitest';
import written from '../../docs/fair-vectors.json';
import { type Bytes, fromHex, hexOf, textBytes } from '../src/fair/bytes';
import { checkDrawn, checkSalt, checkVoided, FairFault, type Proof } from '../src/fair/check';
import { type Digest, nativeSha256 } from '../src/fair/digest';
import {
  codeOf,
  commitmentTo,
  drawDeck,
  type Header,
  headerBytes,
  headerHash,
  sealedDeck,
} from '../src/fair/header';
import { ownSha256 } from '../src/fair/sha256';
import { cardNumber, parseCard } from '../src/values/cards';

interface Vectors {
  commitments: { nonce: string; commitment: string }[];
  decks: { cards: string; seed: string; order: string; salts: string[]; leaves: string[]; root: string }[];
  deals: {
    cards: string;
    seeds: string[];
    header: Omit<Header, 'commitments' | 'roots'> & { commitments: (string | null)[]; roots: string[] };
    header_bytes: string;
    header_hash: string;
    code: string;
    nonces: (string | null)[];
    choice: number;
    places: number[];
    dealt: string;
    leaves: string[];
  }[];
}

const vectors = written as Vectors;
const bytes = (text: string): Bytes => fromHex(text) as Bytes;
const maybe = (text: string | null) => (text === null ? null : bytes(text));
const cards = (text: string) =>
  text.split(' ').map((word) => {
    const card = parseCard(word);
    if (!card) throw new Error(word);
    return cardNumber(card);
  });
const headerOf = (deal: Vectors['deals'][0]): Header => ({
  ...deal.header,
  commitments: deal.header.commitments.map(maybe),
  roots: deal.header.roots.map(bytes),
});
const proofOf = (deal: Vectors['deals'][0]): Proof => ({
  choice: deal.choice,
  seeds: deal.seeds.filter((_, index) => index !== deal.choice).map(bytes),
  leaves: deal.leaves.map(bytes),
});

const own: Digest = async (message) => ownSha256(message);

describe.each([
  ['own', own],
  ['native', nativeSha256],
])('with the %s SHA-256', (_, digest) => {
  it('hashes as the standard says', async () => {
    expect(hexOf(await digest(textBytes('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(hexOf(await digest(new Uint8Array(0)))).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
  });

  it('binds nonces', async () => {
    for (const { nonce, commitment } of vectors.commitments) {
      expect(hexOf(await commitmentTo(bytes(nonce), digest))).toBe(commitment);
    }
  });

  it('seals decks', async () => {
    for (const deck of vectors.decks) {
      const sealed = await sealedDeck(bytes(deck.seed), cards(deck.cards), digest);
      expect(sealed.cards).toEqual(cards(deck.order));
      expect(sealed.salts.map(hexOf)).toEqual(deck.salts);
      expect(sealed.leaves.map(hexOf)).toEqual(deck.leaves);
      expect(hexOf(sealed.root)).toBe(deck.root);
    }
  });

  it('reads headers and draws from them', async () => {
    for (const deal of vectors.deals) {
      const header = headerOf(deal);
      const natural = cards(deal.cards);
      expect(hexOf(headerBytes(header))).toBe(deal.header_bytes);
      const hash = await headerHash(header, digest);
      expect(hexOf(hash)).toBe(deal.header_hash);
      expect(codeOf(hash)).toBe(deal.code);
      const draw = await drawDeck(header, deal.nonces.map(maybe), natural.length, digest);
      expect(draw).toEqual({ choice: deal.choice, places: deal.places });
      const played = await sealedDeck(bytes(deal.seeds[deal.choice] as string), natural, digest);
      expect(draw.places.map((place) => played.cards[place])).toEqual(cards(deal.dealt));
    }
  });

  it('agrees with every message length round a block', async () => {
    for (const length of [55, 56, 63, 64, 65, 119, 120, 1000]) {
      const message = new Uint8Array(length).fill(7);
      expect(hexOf(ownSha256(message))).toBe(hexOf(await digest(message)));
    }
  });
});

describe('the checks', () => {
  const deal = vectors.deals[0] as Vectors['deals'][0];
  const header = headerOf(deal);
  const natural = cards(deal.cards);
  const nonces = deal.nonces.map(maybe);
  const proof = proofOf(deal);
  const failing = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => null,
      (fault: unknown) => fault,
    );
    return error instanceof FairFault ? error.fault : error;
  };

  it('take every deal of the vectors', async () => {
    for (const one of vectors.deals) {
      const draw = await checkDrawn(
        headerOf(one),
        one.nonces.map(maybe),
        proofOf(one),
        cards(one.cards),
        own,
      );
      expect(draw.choice).toBe(one.choice);
      await checkVoided(headerOf(one), one.seeds.map(bytes), cards(one.cards), own);
    }
  });

  it('find another nonce, another choice, a wrong seed and wrong leaves', async () => {
    const other = [bytes('ff'.repeat(32)), ...nonces.slice(1)];
    expect(await failing(checkDrawn(header, other, proof, natural, own))).toBe('nonce');
    const choice = { ...proof, choice: (proof.choice + 1) % 8 };
    expect(await failing(checkDrawn(header, nonces, choice, natural, own))).toBe('choice');
    const seeds = { ...proof, seeds: [bytes('ff'.repeat(32)), ...proof.seeds.slice(1)] };
    expect(await failing(checkDrawn(header, nonces, seeds, natural, own))).toBe('seed');
    const leaves = { ...proof, leaves: proof.leaves.slice().reverse() };
    expect(await failing(checkDrawn(header, nonces, leaves, natural, own))).toBe('leaves');
    const fewer = { ...proof, seeds: proof.seeds.slice(1) };
    expect(await failing(checkDrawn(header, nonces, fewer, natural, own))).toBe('seed');
  });

  it('find a card that is not what was sealed, and a position that was not drawn', async () => {
    const draw = await checkDrawn(header, nonces, proof, natural, own);
    const played = await sealedDeck(bytes(deal.seeds[deal.choice] as string), natural, own);
    const place = draw.places[2] as number;
    const salt = { position: 2, place, salt: played.salts[place] as Bytes };
    const card = played.cards[place] as number;
    await checkSalt(draw, proof.leaves, salt, card, own);
    expect(await failing(checkSalt(draw, proof.leaves, salt, (card + 1) % 36, own))).toBe('card');
    expect(await failing(checkSalt(draw, proof.leaves, { ...salt, position: 3 }, card, own))).toBe(
      'position',
    );
  });
});
