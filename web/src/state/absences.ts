/** Losses of the connection that are nobody's business: they were short, and cost nothing. */
import type { Line } from './table';

/** A loss of another's line that lasts less than this is not told. */
export const LONG = 10_000;

interface Loss {
  line: Line;
  /** Something was decided for who was away. */
  felt: boolean;
}

/** The lines of losses and returns that go without saying at this moment, by this machine's clock. */
export function untold(lines: readonly Line[], now: number): Set<Line> {
  const found = new Set<Line>();
  const lost = new Map<number, Loss>();
  for (const line of lines) {
    const { event } = line;
    if (!('seat' in event) || typeof event.seat !== 'number') continue;
    const loss = lost.get(event.seat);
    if (event.event === 'line_lost') lost.set(event.seat, { line, felt: false });
    else if (event.event !== 'line_back') {
      if (loss) loss.felt = true;
    } else {
      lost.delete(event.seat);
      for (const one of unsaid(loss, line)) found.add(one);
    }
  }
  for (const [seat, { line, felt }] of lost) {
    const fresh = line.heard !== undefined && line.heard !== null && now - line.heard < LONG;
    if (fresh && !felt && seat !== line.you) found.add(line);
  }
  return found;
}

/** Of a loss and the return from it, if they are not worth telling; a loss may be older than the lines. */
function unsaid(loss: Loss | undefined, back: Line): Line[] {
  if (!loss) return isOwn(back) ? [back] : [];
  return loss.felt || isLong(loss.line, back) ? [] : [loss.line, back];
}

function isOwn({ event, you }: Line): boolean {
  return 'seat' in event && event.seat === you;
}

/** One's own absence, as when a page is changed, is of no interest however long it was. */
function isLong({ heard: since }: Line, back: Line): boolean {
  const { heard: until } = back;
  return !isOwn(back) && typeof since === 'number' && typeof until === 'number' && until - since >= LONG;
}

/** Whether a line tells of a loss that has just become worth telling. */
export function hasGrownLong({ event, heard }: Line, now: number, within: number): boolean {
  if (event.event !== 'line_lost' || typeof heard !== 'number') return false;
  return now - heard >= LONG && now - heard < LONG + within;
}
