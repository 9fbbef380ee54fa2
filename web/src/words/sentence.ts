/** One line of the log in words. */

import type { Line } from '../state/table';
import { isSome } from '../values/amounts';
import type { WireCard } from '../values/cards';
import type { Amount, BankEvent } from '../wire';
import { cardText, chips, listed, scoreText, spokenCard, spokenChips, type Words } from '.';
import type { LogWords } from './game';
import { apart, type Who } from './who';

export interface Telling {
  say: Words;
  /** The log's words in the game that is played. */
  log: LogWords;
  /** For who listens: amounts and cards as they are read out. */
  spoken?: boolean;
}

/** What came before a line, as far as its words depend on it. */
export interface Before {
  line: Line | undefined;
  redealing: boolean;
}

/** One line in words; empty for what goes without saying. */
export function sentence(line: Line, before: Before, telling: Telling): string {
  const { event, names } = line;
  const { say, log } = telling;
  const who = (seat: number): Who => ({
    name: apart(names[seat] || say.someSeat(seat + 1)),
    you: seat === line.you,
  });
  const sum = (amount: Amount) => (telling.spoken ? spokenChips(amount, say) : chips(amount, say));
  const called = (seat: number) => (who(seat).you ? say.you : who(seat).name);
  const card = telling.spoken ? spokenCard : cardText;
  const cards = (hand: readonly WireCard[]) =>
    hand.map((one) => card(one, say)).join(telling.spoken ? ', ' : ' ');
  switch (event.event) {
    case 'bank_started':
      return log.bankStarted(who(event.dealer));
    case 'ante_posted':
      return before.line?.event.event === 'ante_posted' ? '' : log.antes(sum(event.amount));
    case 'deal_started': {
      const anew = before.redealing ? log.redealt(who(event.dealer)) : log.svaraDealt(who(event.dealer));
      return [event.number > 1 ? anew : '', event.betting ? '' : log.noBetting].filter(Boolean).join('. ');
    }
    case 'looked':
      return event.cards.some((card) => card !== null)
        ? log.lookedAt(who(event.seat), cards(event.cards))
        : log.looked(who(event.seat), event.slots.length);
    case 'checked':
      return event.by === 'clock' ? log.checkedByClock(who(event.seat)) : log.checked(who(event.seat));
    case 'folded':
      if (event.by === 'rule') return '';
      if (event.by === 'clock') return log.foldedByClock(who(event.seat));
      return event.by === 'departure' ? log.foldedByLeaving(who(event.seat)) : log.folded(who(event.seat));
    case 'staked': {
      const staked = stakedSentence(event.kind, who(event.seat), sum(event.amount), sum(event.level), log);
      return event.ends_dark ? `${staked}. ${log.darkOver}` : staked;
    }
    case 'compared': {
      const known = event.cards.some((card) => card !== null);
      const hands = known ? `${cards(event.cards)} — ${cards(event.other_cards)}` : '';
      const [beaten] = event.beaten;
      const two = listed([called(event.seat), called(event.other)], say);
      return log.compared(two, beaten === undefined ? null : who(beaten), hands);
    }
    case 'proposed':
      return log.proposed(who(event.seat));
    case 'answered':
      if (event.accepted) return log.accepted(who(event.seat));
      return event.by === 'clock' ? log.refusedByClock(who(event.seat)) : log.refused(who(event.seat));
    case 'redeal_demanded':
      return log.redeal(who(event.seat));
    case 'returned':
      return log.returned(who(event.seat), sum(event.amount));
    case 'left':
      return event.offline ? log.offline(who(event.seat)) : log.left(who(event.seat));
    case 'went_away':
      return log.wentAway(who(event.seat));
    case 'showdown_started':
      return log.showdown;
    case 'opened':
      return log.opened(who(event.seat), cards(event.cards), scoreText(event.score, say));
    case 'mucked':
      return log.mucked(who(event.seat));
    case 'tied':
      return log.tied(listed(event.equals.map(called), say));
    case 'chose':
      return log.chose(who(event.seat), event.cook);
    case 'svara_declared':
      return log.svara(String(event.number), sum(event.price));
    case 'joined':
      return joinedSentence(event, who(event.seat), called, sum, telling);
    case 'declined':
      return log.declined(who(event.seat));
    case 'withdrawn':
      return log.withdrawn(who(event.seat));
    case 'deal_awaited':
      return event.cutters?.length ? log.cutters(listed(event.cutters.map(called), say)) : '';
    case 'cut':
      return log.cut(who(event.seat), card(event.card, say));
    case 'dealer_chosen':
      return before.line?.event.event === 'cut' ? log.highest(who(event.seat)) : '';
    case 'rake_taken':
      return log.rake(sum(event.amount));
    case 'won':
      return log.won(who(event.seat), sum(event.amount));
    case 'bank_ended': {
      const next = event.next_dealer;
      return next !== null && event.winners.includes(next) ? log.bankEnded(who(next)) : '';
    }
    case 'pledged': {
      const [offering, holder] = [who(event.seat), called(event.to)];
      if (!isSome(event.amount)) return log.pledgeTaken(offering, holder);
      return log.pledged(offering, sum(event.amount), holder);
    }
    case 'match_started':
      return log.matchStarted;
    case 'match_ended':
      return log.matchEnded(listed(event.winners.map(called), say));
    case 'sat_down': {
      const sitting = { name: apart(event.name), you: event.seat === line.you };
      return event.amount === 0 ? log.satDownOnly(sitting) : log.satDown(sitting, sum(event.amount));
    }
    case 'topped_up':
      return log.toppedUp(who(event.seat), sum(event.amount));
    case 'stood_up':
      if (event.why === 'house') return log.turnedOut(who(event.seat));
      return event.why === 'broke' ? log.broke(who(event.seat)) : log.stoodUp(who(event.seat));
    case 'seat_moved':
      return log.moved(who(event.seat), event.to + 1);
    case 'bank_voided':
      return log.bankVoided;
    case 'header_voided':
      return event.silent?.length ? log.dealVoid(listed(event.silent.map(called), say)) : log.dealGivenUp;
    case 'sat_out':
      return log.satOut(who(event.seat));
    case 'line_lost':
      return log.lineLost(who(event.seat));
    case 'line_back':
      return log.lineBack(who(event.seat));
    default:
      return '';
  }
}

function joinedSentence(
  event: Extract<BankEvent, { event: 'joined' }>,
  who: Who,
  called: (seat: number) => string,
  sum: (amount: Amount) => string,
  { say, log }: Telling,
): string {
  if (!event.pool?.length) return log.joined(who, sum(event.amount));
  const parts = event.pool.map(([seat, amount]) => log.part(called(seat), sum(amount)));
  return log.joinedTogether(who, sum(event.amount), listed(parts, say));
}

function stakedSentence(kind: string, who: Who, amount: string, level: string, log: LogWords): string {
  switch (kind) {
    case 'bet':
      return log.bet(who, amount);
    case 'call':
      return log.call(who, amount);
    case 'raise':
      return log.raise(who, level);
    case 'dark':
      return log.dark(who, amount);
    case 'show':
      return log.showFor(who, amount);
    case 'compare':
      return log.compareFor(who, amount);
    case 'all-in':
      return log.allIn(who, amount);
    default:
      return log.stake(who, amount);
  }
}
