/** What of a bank is said in the middle of the table, for a moment. */
import type { Line } from '../state/table';
import { sentence, type Telling } from './sentence';

/** The latest of what has just happened that everybody should notice; `null` for the usual run of a bank. */
export function announced(lines: readonly Line[], telling: Telling): string | null {
  const found = lines.findLast(({ event }) => isNoted(event));
  if (!found) return null;
  if (found.event.event === 'dark_ended' || isDarkEnd(found.event)) return telling.log.darkOver;
  return sentence(found, { line: undefined, redealing: false }, telling) || null;
}

function isDarkEnd(event: Line['event']): boolean {
  return event.event === 'staked' && event.kind !== 'all-in' && event.ends_dark === true;
}

function isNoted(event: Line['event']): boolean {
  switch (event.event) {
    case 'tied':
    case 'svara_declared':
    case 'redeal_demanded':
    case 'dark_ended':
    case 'dealer_chosen':
    case 'match_started':
    case 'bank_voided':
      return true;
    case 'answered':
      return event.accepted;
    case 'staked':
      return event.kind === 'all-in' || event.ends_dark === true;
    default:
      return false;
  }
}
