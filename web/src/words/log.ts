/** The log of a bank in words. */
import { untold } from '../state/absences';
import type { Line } from '../state/table';
import { sentence, type Telling } from './sentence';

export interface Told {
  /** Unique among the lines that are kept. */
  key: number;
  text: string;
  /** What the line is, for its looks. */
  tone: 'plain' | 'head' | 'won' | 'bank';
}

/** The lines worth telling at this moment, in order. */
export function told(
  lines: readonly Line[],
  telling: Telling,
  now: number = Number.POSITIVE_INFINITY,
): Told[] {
  const result: Told[] = [];
  let redealing = false;
  const hidden = untold(lines, now);
  lines.forEach((line, place) => {
    if (hidden.has(line)) return;
    const text = sentence(line, { line: lines[place - 1], redealing }, telling);
    if (text) result.push({ key: line.seq, text, tone: toneOf(line) });
    if (line.event.event === 'redeal_demanded') redealing = true;
    else if (line.event.event === 'deal_started') redealing = false;
  });
  return result;
}

function toneOf(line: Line): Told['tone'] {
  switch (line.event.event) {
    case 'bank_started':
      return 'bank';
    case 'svara_declared':
    case 'showdown_started':
    case 'redeal_demanded':
    case 'match_started':
      return 'head';
    case 'won':
    case 'match_ended':
      return 'won';
    default:
      return 'plain';
  }
}

export interface ToldBank {
  key: number;
  /** Its number at the table; none for what was before the first bank that is known. */
  number: number | null;
  lines: Told[];
}

/** The lines bank by bank; `last` is the number of the latest. */
export function byBank(lines: readonly Told[], last: number): ToldBank[] {
  const banks: ToldBank[] = [];
  for (const line of lines) {
    if (line.tone === 'bank' || banks.length === 0) banks.push({ key: line.key, number: null, lines: [] });
    banks.at(-1)?.lines.push(line);
  }
  banks.reverse().forEach((bank, after) => {
    if (bank.lines[0]?.tone === 'bank') bank.number = last - after;
  });
  return banks.reverse();
}
