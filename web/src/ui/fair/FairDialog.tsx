import { desk, view } from '../../state/store';
import { listed, words } from '../../words';
import { more } from '../../words/more';
import { Dialog } from '../shell/Dialog';
import { Go } from '../shell/Go';
import { DealChecks } from './DealChecks';

function Others() {
  const say = more.value.proofs;
  const now = view.value;
  const named = (seats: readonly number[] = []) =>
    listed(seats.map((seat) => now?.seats[seat]?.name ?? words.value.someSeat(seat + 1)));
  const { without = [], missing = [] } = now?.fair ?? {};
  return (
    <>
      {without.length > 0 && <p class="meaning left">{say.without(named(without))}</p>}
      {missing.length > 0 && <p class="meaning left">{say.silent(named(missing))}</p>}
    </>
  );
}

/** The deal on the table: its code and its checks, and a failed one before it. */
export function FairDialog() {
  const say = more.value.proofs;
  const { alarm, latest } = desk.value.fair;
  const failed = alarm.value;
  const deal = latest.value;
  return (
    <Dialog title={words.value.fair.title}>
      {failed && failed.code !== deal?.code && <DealChecks deal={failed} />}
      {deal ? (
        <>
          <p class="meaning left">{say.bank(deal.header.bank, deal.header.number)}</p>
          <DealChecks deal={deal} />
          <p class="meaning left">{say.codeMeaning}</p>
          <Others />
        </>
      ) : (
        <p class="meaning">{view.value?.fair ? say.noDeal : say.none}</p>
      )}
      <Go to={{ page: 'fair' }} class="link">
        {say.more}
      </Go>
    </Dialog>
  );
}
