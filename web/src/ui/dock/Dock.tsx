import { useEffect, useRef } from 'preact/hooks';
import { whenIdle } from '../../browser/timing';
import { bettingOf } from '../../state/betting';
import { canStartNext, owedBy, ownSeat } from '../../state/options';
import { pledgeOffers } from '../../state/pool';
import { resultOf } from '../../state/result';
import { verdictShown } from '../../state/shown';
import { decision, resting, view } from '../../state/store';
import type { TableView } from '../../wire';
import { FairMark } from '../fair/FairMark';
import { later } from '../shell/later';
import { ChatButton } from '../table/ChatButton';
import { LastLine } from '../table/LastLine';
import { MatchHeadline } from '../table/MatchHeadline';
import { BettingDock } from './BettingDock';
import { BetweenDock, SeatChoices } from './BetweenDock';
import { followFingers } from './finger';
import { IdleDock, WaitingText } from './IdleDock';
import { followKeys } from './keys';
import { MeaningsShort, meaningsNow, vainOf } from './Meanings';

const QuestionDock = later(async () => (await import('./QuestionDock')).QuestionDock);
const ResultPanel = later(async () => (await import('../table/ResultPanel')).ResultPanel);

const PledgeDock = later(async () => (await import('./PledgeDock')).PledgeDock);

function Asked({ now }: { now: TableView }) {
  const turn = now.turn ?? 0;
  const betting = bettingOf(now);
  if (betting) return <BettingDock key={turn} betting={betting} now={now} />;
  if (owedBy(now) && now.question !== 'new_deal') return <QuestionDock now={now} />;
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
      {result && verdictShown.value && <MatchHeadline now={now} />}
      <IdleDock now={now} />
    </>
  );
}

/** Beside the marks: what the sums below are about, where that needs a word, else what has just happened. */
function Head({ now }: { now: TableView | null }) {
  const told = now && bettingOf(now)?.choice ? meaningsNow(now) : [];
  return (
    <div class="dock-head">
      <span class="unseen" role="status">
        {vainOf()}
      </span>
      <FairMark />
      {told.length > 0 ? <MeaningsShort lines={told} /> : <LastLine />}
      <ChatButton />
    </div>
  );
}

/** Whatever there is to press, at the lower edge where thumbs are. */
export function Dock() {
  const now = view.value;
  const body = useRef<HTMLDivElement>(null);
  useEffect(followFingers, []);
  useEffect(() => whenIdle(QuestionDock.fetch), []);
  useEffect(followKeys, []);
  // The button that had the focus has gone with its decision: the next Tab goes on from here.
  const focused = useRef(false);
  useEffect(() => {
    if (focused.current && document.activeElement === document.body) body.current?.focus();
  }, [decision.value]);
  return (
    <div class={resting.value ? 'dock resting' : 'dock'}>
      <Head now={now} />
      <div
        class="dock-body"
        ref={body}
        tabIndex={-1}
        onFocusIn={() => {
          focused.current = true;
        }}
        onFocusOut={(event) => {
          if (event.relatedTarget) focused.current = false;
        }}
      >
        {now && <Asked now={now} />}
      </div>
    </div>
  );
}
