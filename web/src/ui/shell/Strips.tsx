import { newer } from '../../doing/version';
import { desk, houseNotice, me, testHouse } from '../../state/store';
import { words } from '../../words';
import { FairAlarm } from '../fair/FairMark';

function HouseNotice() {
  const say = words.value.strips;
  const now = houseNotice.value;
  const lines = [
    now?.closing ? say.closing : now?.paused ? say.paused : null,
    now?.text ? say.said(now.text) : null,
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <div class="strip" role="status">
      {lines.join(' ')}
    </div>
  );
}

/** Loading anew loses nothing: seats, cards and clocks are the house's. */
function NewerNotice() {
  const say = words.value.strips;
  if (!newer.value) return null;
  return (
    <div class="strip" role="status">
      {say.newer}{' '}
      <button type="button" class="small" onClick={() => location.reload()}>
        {say.load}
      </button>
    </div>
  );
}

/** What has to be known before anything else: a test server, a word of the operators, a check that failed. */
export function Strips() {
  const test = desk.value.isTest.value || me.value?.test || testHouse.value;
  return (
    <div class="strips">
      {test && (
        <div class="strip" role="note">
          {words.value.strips.test}
        </div>
      )}
      <NewerNotice />
      <HouseNotice />
      <FairAlarm />
    </div>
  );
}
