import { useEffect } from 'preact/hooks';
import { ban } from '../../net/ban';
import { whoAmI } from '../../net/me';
import { words } from '../../words';
import { dateText } from '../../words/dateText';

/** Until when the house is closed to who is here, and what its operator says of it. A line only says that it is. */
export function Banned() {
  const say = words.value.faults;
  const told = ban.value;
  useEffect(() => {
    if (!told) whoAmI().catch(() => {});
  }, []);
  if (!told) return null;
  const { until, reason } = told;
  return (
    <>
      {until && until < Number.MAX_SAFE_INTEGER ? ` ${say.bannedUntil(dateText(until, 'moment'))}` : ''}
      {reason ? ` ${say.bannedFor(reason)}` : ''}
    </>
  );
}
