/** What a newcomer should be told now: read off what the table shows and offers, whatever game it is. */
import { ownSeat } from '../../state/options';
import type { TableView } from '../../wire';
import type { MoreWords } from '../../words/more';

export type StepName = keyof MoreWords['lesson']['steps'];

/** Which part of the table a step is about. */
export type Spot = 'seats' | 'pot' | 'hand' | 'dock';

export interface Step {
  name: StepName;
  spot: Spot;
}

const QUESTIONS: Readonly<Partial<Record<string, StepName>>> = {
  show: 'show',
  choice: 'choice',
  join: 'join',
  proposal: 'proposal',
  cut: 'cut',
};

/** The first of these actions that is offered names the step. */
const OFFERS: readonly (readonly [string, StepName])[] = [
  ['redeal', 'redeal'],
  ['show', 'stakeShow'],
  ['compare', 'compare'],
  ['stake', 'stake'],
  ['check', 'open'],
  ['call', 'answer'],
  ['bet', 'open'],
  ['all-in', 'answer'],
];

function onTurn(now: TableView, offered: ReadonlySet<string>): Step {
  if (offered.has('dark')) return { name: now.dark ? 'darkLap' : 'darkOffer', spot: 'dock' };
  if (offered.has('look')) return { name: 'turnCards', spot: 'hand' };
  if (now.dark) return { name: 'darkLap', spot: 'dock' };
  const found = OFFERS.find(([action]) => offered.has(action));
  return { name: found?.[1] ?? 'answer', spot: 'dock' };
}

export function stepOf(now: TableView): Step {
  const seat = ownSeat(now);
  if (!seat) return { name: 'seat', spot: 'seats' };
  const offered = new Set((now.legal ?? []).map((option) => option.action));
  if (now.phase === 'finished') {
    return { name: now.winners?.includes(seat.seat) ? 'won' : 'lost', spot: 'pot' };
  }
  if (now.phase === 'waiting') return { name: 'soon', spot: 'pot' };
  if (now.owed?.includes(seat.seat)) {
    const question = QUESTIONS[now.question ?? ''];
    if (question) return { name: question, spot: 'dock' };
    if (now.question === 'betting') return onTurn(now, offered);
  }
  if (seat.status === 'folded' || seat.status === 'mucked') return { name: 'folded', spot: 'pot' };
  if (offered.has('look')) return { name: now.svara ? 'svara' : 'turnCards', spot: 'hand' };
  if (seat.score && now.phase === 'betting') return { name: 'worth', spot: 'hand' };
  return { name: 'others', spot: 'seats' };
}
