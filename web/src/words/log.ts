/** The log of a bank in words. */
import type { Line } from '../state/table';
import { sentence, type Telling } from './sentence';

export interface Told {
  /** Unique among the lines that are kept. */
  key: number;
  text: string;
  /** What the line is, for its looks. */
  tone: 'plain' | 'head' | 'won';
}

/** The lines worth telling, in order. */
export function told(lines: readonly Line[], telling: Telling): Told[] {
  const result: Told[] = [];
  let redealing = false;
  const unfelt = unfeltAbsences(lines);
  lines.forEach((line, place) => {
    if (unfelt.has(line)) return;
    const text = sentence(line, { line: lines[place - 1], redealing }, telling);
    if (text) result.push({ key: line.seq, text, tone: toneOf(line) });
    if (line.event.event === 'redeal_demanded') redealing = true;
    else if (line.event.event === 'deal_started') redealing = false;
  });
  return result;
}

/** The viewer's own lines of going and coming back, as when a page is changed, where it cost him nothing. */
function unfeltAbsences(lines: readonly Line[]): Set<Line> {
  const found = new Set<Line>();
  let lost: Line | null = null;
  let felt = false;
  for (const line of lines) {
    const { event, you } = line;
    if (you === null || !('seat' in event) || event.seat !== you) continue;
    if (event.event === 'line_lost') [lost, felt] = [line, false];
    else if (event.event !== 'line_back') felt = lost !== null;
    else {
      for (const hidden of felt ? [] : [lost, line]) if (hidden) found.add(hidden);
      [lost, felt] = [null, false];
    }
  }
  return found;
}

function toneOf(line: Line): Told['tone'] {
  switch (line.event.event) {
    case 'bank_started':
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
