/** An act of the audit in words, with what was given or set by it. */
import type { AuditLine } from '../../api';
import { entry } from '../../words';
import { dateText } from '../../words/dateText';
import type { MoreWords } from '../../words/more';

/** As late as a moment may be that every client reads exactly: for good. */
export const ALWAYS = Number.MAX_SAFE_INTEGER;

/** Until when, of something that may have no end. */
export function untilText(until: number, say: MoreWords): string {
  return until >= ALWAYS ? say.operate.forGood : say.operate.until(dateText(until, 'moment'));
}

export function actText({ act, detail }: Pick<AuditLine, 'act' | 'detail'>, say: MoreWords): string {
  if (act === 'not_done') {
    const [tried = '', ...rest] = detail.split(' ');
    return say.operate.notDone(actText({ act: tried, detail: rest.join(' ') }, say));
  }
  const { done, lifted } = say.operate.audits;
  const ended = (act === 'ban' || act === 'mute') && detail === '0';
  const named = ended ? lifted[act] : (entry(done, act) ?? act);
  const more = ended ? '' : detailText(act, detail, say);
  return more ? `${named}: ${more}` : named;
}

function detailText(act: string, detail: string, say: MoreWords): string {
  const number = Number(/^(?:bank )?(\d+)(?: s)?$/.exec(detail)?.[1] ?? Number.NaN);
  if (Number.isNaN(number)) return act === 'role' ? (entry(say.people.roles, detail) ?? detail) : detail;
  if (act === 'ban' || act === 'mute') return untilText(number, say);
  if (act === 'drain') return say.operate.waits(number);
  return act === 'void' || act === 'close' ? say.operate.bank(number) : detail;
}
