import { time } from '../../browser/time';
import { closeDialog } from '../../state/dialog';
import { owedBy, owes } from '../../state/options';
import { desk, line } from '../../state/store';
import { remaining } from '../../values/clock';
import { words } from '../../words';
import { sentenceCase } from '../../words/sentenceCase';

/** Over what is read at the table: that the clock runs for the reader, how long yet, and the way back. */
export function TurnStrip() {
  const say = words.value;
  const { view: now, offset } = desk.value.table.value;
  if (!now?.deadline || !owedBy(now) || line.value !== 'up') return null;
  const left = remaining(now.deadline, now.seconds, time.value + (offset ?? 0));
  return (
    <div class={left.part < 0.25 ? 'turn-strip late' : 'turn-strip'}>
      <span role="status">
        {owes(now, 'new_deal') ? say.lobby.newDealIn : sentenceCase(say.lobby.yourTurn)}
      </span>
      <b role="timer" aria-label={say.seconds(left.seconds)}>
        {left.seconds}
      </b>
      <button type="button" class="small" onClick={closeDialog}>
        {say.toTable}
      </button>
    </div>
  );
}
