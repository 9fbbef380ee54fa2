import { useEffect } from 'preact/hooks';
import { route } from '../../browser/router';
import { newer } from '../../doing/version';
import { tables } from '../../net/tables';
import { desk, desks, houseNotice, me, testHouse } from '../../state/store';
import { words } from '../../words';
import { FairAlarm } from '../fair/FairMark';

const EVERY = 60_000;

async function ask(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  try {
    houseNotice.value = { type: 'notice', ...(await tables()).house };
  } catch {
    // Whatever else is asked of the house says that it cannot be reached.
  }
}

/** What a table's line tells, and the lobby's list, has to be asked for on any other page. */
function useNotices(): void {
  const { page } = route.value;
  const untold = desks.value.length === 0 && page !== 'lobby' && page !== 'table';
  useEffect(() => {
    if (!untold) return;
    void ask();
    const timer = setInterval(ask, EVERY);
    return () => clearInterval(timer);
  }, [untold]);
}

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
  useNotices();
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
