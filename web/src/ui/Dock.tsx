import { bettingOf } from '../state/betting';
import { canStartNext, owes, ownSeat } from '../state/options';
import { pledgeOffers } from '../state/pool';
import { resultOf } from '../state/result';
import { view } from '../state/store';
import type { TableView } from '../wire';
import { BettingDock } from './BettingDock';
import { BetweenDock, SeatChoices } from './BetweenDock';
import { ChatButton } from './Chat';
import { FairMark } from './fair/FairMark';
import { IdleDock, WaitingText } from './IdleDock';
import { LastLine } from './LogList';
import { MatchHeadline } from './MatchPanel';
import { PledgeDock } from './PledgeDock';
import { ChoiceDock, CutDock, JoinDock, ProposalDock, ShowDock } from './QuestionDock';
import { ResultPanel } from './ResultPanel';

function Asked({ now }: { now: TableView }) {
  const turn = now.turn ?? 0;
  const betting = bettingOf(now);
  if (betting) return <BettingDock key={turn} betting={betting} now={now} />;
  if (owes(now, 'show')) return <ShowDock now={now} />;
  if (owes(now, 'choice')) return <ChoiceDock now={now} />;
  if (owes(now, 'join')) return <JoinDock now={now} />;
  if (owes(now, 'proposal')) return <ProposalDock now={now} />;
  if (owes(now, 'cut')) return <CutDock now={now} />;
  if (pledgeOffers(now).length > 0) return <PledgeDock now={now} />;
  const seat = ownSeat(now);
  if (seat && (canStartNext(now) || now.phase === 'finished')) return <BetweenDock now={now} />;
  if (seat && now.phase === 'waiting') {
    return (
      <>
        <WaitingText now={now} />
        <SeatChoices now={now} />
      </>
    );
  }
  const result = resultOf(now);
  return (
    <>
      {result && <ResultPanel result={result} exact={now.exact ?? false} />}
      {result && <MatchHeadline now={now} />}
      <IdleDock now={now} />
    </>
  );
}

/** Whatever there is to press, at the lower edge where thumbs are. */
export function Dock() {
  const now = view.value;
  return (
    <div class="dock">
      <div class="dock-head">
        <FairMark />
        <LastLine />
        <ChatButton />
      </div>
      <div class="dock-body">{now && <Asked now={now} />}</div>
    </div>
  );
}
