/** What the less plain buttons of a decision mean, a sentence each. */

import { type Betting, bettingOf, isShortOfBet, offTurn } from '../state/betting';
import { neighbourOf } from '../state/neighbour';
import { optionOf, owes, ownSeat } from '../state/options';
import { less } from '../values/fractions';
import type { TableView } from '../wire';
import { chips } from '.';
import { game } from './atTable';
import type { Meanings } from './game';

/** Everything that is to be said of what the viewer is asked or offered now. */
export function meaningsOf(now: TableView): string[] {
  const { meanings } = game.value;
  const betting = bettingOf(now);
  if (betting) return ofBetting(betting, now, meanings);
  const question = ofQuestion(now, meanings);
  const redeal = offTurn(now).length > 0 ? [meanings.redeal] : [];
  return question ? [question, ...redeal] : redeal;
}

function ofBetting(betting: Betting, now: TableView, meanings: Meanings): string[] {
  const priceOf = (action: string) => {
    const option = optionOf(now, action);
    return option && chips(option.min ?? option.price ?? 0);
  };
  const told: string[] = [];
  const [show, compare, pot] = [priceOf('show'), priceOf('compare'), chips(now.pot ?? 0)];
  if (show) told.push(meanings.show(show));
  if (compare) told.push(meanings.compare(neighbourOf(now)?.name ?? '', compare));
  if (optionOf(now, 'propose')) told.push(meanings.propose(pot));
  if (optionOf(now, 'redeal')) told.push(meanings.redeal);
  told.push(...ofDark(betting, now, meanings));
  if (isShortOfBet(betting)) told.push(meanings.allInShort(priceOf('all-in') ?? ''));
  if (told.length === 0 && now.style === 'fresh' && betting.choice) told.push(meanings.stake);
  return told;
}

/** What a dark bet costs, what it asks of who follows, and what a running lap asks of the viewer. */
function ofDark(betting: Betting, now: TableView, meanings: Meanings): string[] {
  const dark = optionOf(now, 'dark');
  const least = Number(dark?.min ?? 0);
  if (!now.dark) return dark ? [meanings.darkFirst(chips(least), chips(2 * least))] : [];
  if (betting.choice) return [meanings.blind(chips(betting.choice.limits.min))];
  const lap = dark ?? optionOf(now, 'bet');
  return lap ? [meanings.darkLap(chips(lap.min ?? 0))] : [];
}

/** Of a question beside the betting; none where the viewer owes no answer. */
function ofQuestion(now: TableView, meanings: Meanings): string | null {
  const pot = chips(now.pot ?? 0);
  if (owes(now, 'show')) return optionOf(now, 'look') ? meanings.weakerUnseen : meanings.weaker;
  if (owes(now, 'choice')) return meanings.choice(pot);
  if (owes(now, 'join')) return ofJoining(now, meanings);
  if (owes(now, 'cut')) return meanings.cut;
  if (!owes(now, 'proposal')) return null;
  return meanings.proposal(now.seats[now.proposer ?? -1]?.name ?? '', pot);
}

function ofJoining(now: TableView, meanings: Meanings): string {
  const seat = ownSeat(now);
  const alone = optionOf(now, 'join');
  if (!alone) return meanings.joinPoor(chips(now.price ?? 0));
  const price = alone.price ?? 0;
  const left = less(String(seat?.stack ?? 0), String(price)) ?? '0';
  const said = seat?.status === 'waiting' ? meanings.joinOnlooker : meanings.join;
  return said(chips(price), chips(left));
}
