/** The latest headers that this browser was given, and what its checks of them came to. */
import { readList, type Shelf, writeList } from '../browser/shelf';
import type { Header as WireHeader } from '../wire';
import type { Fault } from './check';

export type Stage = 'pending' | 'dealt' | 'void';

/** What one's own part in a header was: a nonce of one's own, or why there was none. */
export type Part = 'own' | 'missing' | 'none' | 'watching';

/** What the table is called, and its game. */
export interface Called {
  name: string;
  game: string;
}

export interface Deal extends Called {
  header: WireHeader;
  code: string;
  stage: Stage;
  part: Part;
  /** How many cards were checked against the deck. */
  cards: number;
  /** Whether the seven other decks were opened and found in order. */
  proved: boolean;
  fault: Fault | null;
}

const KEY = 'svara.headers';
const MOST = 50;

function isSame(one: Deal, other: Deal): boolean {
  return one.header.table === other.header.table && one.code === other.code;
}

/** The latest first. */
export function keptDeals(shelf: Shelf): Deal[] {
  // Those of an older build have no name with them.
  return readList<Deal>(shelf, KEY).map((deal) => ({ ...{ name: '', game: '' }, ...deal }));
}

export function keepDeal(shelf: Shelf, deal: Deal): void {
  const kept = keptDeals(shelf);
  const place = kept.findIndex((other) => isSame(other, deal));
  if (place < 0) kept.unshift(deal);
  else kept[place] = deal;
  writeList(shelf, KEY, kept.slice(0, MOST));
}
