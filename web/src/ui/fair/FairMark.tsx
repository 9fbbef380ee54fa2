import { dialog } from '../../state/dialog';
import { desk, view } from '../../state/store';
import { words } from '../../words';
import { markOf, SIGNS } from './mark';

function show(): void {
  dialog.value = { name: 'fair' };
}

/** The short code of the deal, and whether its checks are in order; it opens what they are. */
export function FairMark() {
  const say = words.value.fair;
  const deal = desk.value.fair.latest.value;
  if (!view.value?.fair || !deal) return null;
  const mark = markOf(deal);
  return (
    <button
      type="button"
      class={`fair-mark ${mark}`}
      aria-label={`${say.mark(deal.code)}: ${say[mark]}`}
      onClick={show}
    >
      <span aria-hidden="true">{SIGNS[mark]}</span>
      {deal.code.slice(0, 4)}
    </button>
  );
}

/** A check that failed is said loudly, and stays. */
export function FairAlarm() {
  const say = words.value.fair;
  if (!desk.value.fair.alarm.value) return null;
  return (
    <div class="alarm" role="alert">
      <span>{say.alarm}</span>
      <button type="button" class="small" onClick={show}>
        {say.details}
      </button>
    </div>
  );
}
