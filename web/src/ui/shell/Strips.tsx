import { desk, houseNotice } from '../../state/store';
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

/** What has to be known before anything else: a test server, a word of the operators, a check that failed. */
export function Strips() {
  return (
    <div class="strips">
      {desk.value.isTest.value && (
        <div class="strip" role="note">
          {words.value.strips.test}
        </div>
      )}
      <HouseNotice />
      <FairAlarm />
    </div>
  );
}
