/** The log of a bank in words. */
import type { Line } from '../state/table';
import type { Amount } from '../wire';
import { cardText, chips, listed, scoreText, type Words } from '.';
import type { Who } from './who';

export interface Told {
  /** Unique among the lines that are kept. */
  key: number;
  text: string;
  /** What the line is, for its looks. */
  tone: 'plain' | 'head' | 'won';
}

/** The lines worth telling, in order. */
export function told(lines: readonly Line[], say: Words): Told[] {
  const result: Told[] = [];
  lines.forEach((line, place) => {
    const text = sentence(line, lines[place - 1], say);
    if (text) result.push({ key: line.seq, text, tone: toneOf(line) });
  });
  return result;
}

function toneOf(line: Line): Told['tone'] {
  switch (line.event.event) {
    case 'bank_started':
    case 'svara_declared':
    case 'showdown_started':
      return 'head';
    case 'won':
      return 'won';
    default:
      return 'plain';
  }
}

/** One line in words; empty for what goes without saying. */
export function sentence(line: Line, before: Line | undefined, say: Words): string {
  const { event, names } = line;
  const log = say.logWords;
  const who = (seat: number): Who => ({
    name: names[seat] || say.someSeat(seat + 1),
    you: seat === line.you,
  });
  const sum = (amount: Amount) => chips(amount, say);
  switch (event.event) {
    case 'bank_started':
      return log.bankStarted(who(event.dealer));
    case 'ante_posted':
      return before?.event.event === 'ante_posted' ? '' : log.antes(sum(event.amount));
    case 'deal_started': {
      const dealt = event.number > 1 ? log.svaraDealt(who(event.dealer)) : '';
      return [dealt, event.betting ? '' : log.noBetting].filter(Boolean).join('. ');
    }
    case 'looked':
      return event.cards.some((card) => card !== null)
        ? log.lookedAt(event.cards.map((card) => cardText(card, say)).join(' '))
        : log.looked(who(event.seat), event.slots.length);
    case 'checked':
      return event.by === 'clock' ? log.checkedByClock(who(event.seat)) : log.checked(who(event.seat));
    case 'folded':
      if (event.by === 'clock') return log.foldedByClock(who(event.seat));
      return event.by === 'departure' ? log.foldedByLeaving(who(event.seat)) : log.folded(who(event.seat));
    case 'staked': {
      const staked = stakedSentence(event.kind, who(event.seat), sum(event.amount), sum(event.level), say);
      return event.ends_dark ? `${staked}. ${log.darkOver}` : staked;
    }
    case 'returned':
      return log.returned(who(event.seat), sum(event.amount));
    case 'left':
      return event.offline ? log.offline(who(event.seat)) : log.left(who(event.seat));
    case 'went_away':
      return log.wentAway(who(event.seat));
    case 'showdown_started':
      return log.showdown;
    case 'opened': {
      const cards = event.cards.map((card) => cardText(card, say)).join(' ');
      return log.opened(who(event.seat), cards, line.score ? scoreText(line.score, say) : '');
    }
    case 'mucked':
      return log.mucked(who(event.seat));
    case 'tied':
      return log.tied(
        listed(
          event.equals.map((seat) => (who(seat).you ? say.you : who(seat).name)),
          say,
        ),
      );
    case 'chose':
      return log.chose(who(event.seat), event.cook);
    case 'svara_declared':
      return log.svara(String(event.number), sum(event.price));
    case 'joined':
      return log.joined(who(event.seat), sum(event.amount));
    case 'declined':
      return log.declined(who(event.seat));
    case 'rake_taken':
      return log.rake(sum(event.amount));
    case 'won':
      return log.won(who(event.seat), sum(event.amount));
    case 'sat_down':
      return log.satDown({ name: event.name, you: event.seat === line.you }, sum(event.amount));
    case 'topped_up':
      return log.toppedUp(who(event.seat), sum(event.amount));
    case 'stood_up':
      return event.why === 'broke' ? log.broke(who(event.seat)) : log.stoodUp(who(event.seat));
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

function stakedSentence(kind: string, who: Who, amount: string, level: string, say: Words): string {
  const log = say.logWords;
  switch (kind) {
    case 'bet':
      return log.bet(who, amount);
    case 'call':
      return log.call(who, amount);
    case 'raise':
      return log.raise(who, level);
    case 'dark':
      return log.dark(who, amount);
    case 'all-in':
      return log.allIn(who, amount);
    default:
      return log.stake(who, amount);
  }
}
