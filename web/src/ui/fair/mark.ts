/** What the mark at the table says of a deal. */
import type { Deal } from '../../fair/deals';

export type Mark = 'checked' | 'waiting' | 'unchecked' | 'failed';

export function markOf(deal: Deal): Mark {
  if (deal.fault) return 'failed';
  if (deal.proved) return 'checked';
  return deal.stage === 'pending' ? 'waiting' : 'unchecked';
}

export const SIGNS: Record<Mark, string> = { checked: '✓', waiting: '…', unchecked: '?', failed: '!' };
