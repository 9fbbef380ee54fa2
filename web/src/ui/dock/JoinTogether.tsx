import '../../style/pool.css';
import { optionOf } from '../../state/options';
import { pledgesTo, restOf } from '../../state/pool';
import { whole } from '../../values/amounts';
import type { TableView } from '../../wire';
import { chips, words } from '../../words';
import { ActionButton } from './ActionButton';

/** Entering with what others offer: who pays what, and what remains for the one who is asked. */
export function JoinTogether({ now }: { now: TableView }) {
  const say = words.value;
  const option = optionOf(now, 'join with');
  const you = now.you ?? -1;
  const pledges = pledgesTo(now, you);
  if (!option || pledges.length === 0) return null;
  const rest = restOf(whole(option.price), pledges);
  const missing = rest - whole(now.seats[you]?.stack);
  return (
    <div class="together">
      <ul class="parts" aria-label={say.entryParts(chips(option.price ?? 0))}>
        {pledges.map((pledge) => (
          <li key={pledge.seat}>{say.partOf(now.seats[pledge.seat]?.name ?? '', chips(pledge.amount))}</li>
        ))}
        <li class="own-part">{say.yourPart(chips(Math.max(0, rest)))}</li>
        {missing > 0 && <li class="missing">{say.poolTooShort(chips(missing))}</li>}
      </ul>
      <ActionButton
        action="join with"
        turn={now.turn ?? 0}
        shown={Math.max(0, rest)}
        tone="main"
        disabled={missing > 0 || rest < 0}
      />
    </div>
  );
}
