import '../../style/replay.css';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Replay } from '../../api';
import { pathOf, route } from '../../browser/router';
import { columns } from '../../browser/window';
import { Reel } from '../../doing/reel';
import { bankSteps } from '../../net/money';
import { desk, me } from '../../state/store';
import { entry, words } from '../../words';
import { dateText } from '../../words/dateText';
import { tableTitle } from '../../words/game';
import { more } from '../../words/more';
import { tab } from '../me/tab';
import { DeskBar } from '../shell/DeskBar';
import { Go } from '../shell/Go';
import { LanguageChoice } from '../shell/LanguageChoice';
import { Strips } from '../shell/Strips';
import { useLoaded } from '../shell/useLoaded';
import { Felt } from '../table/Felt';
import { FairPanel } from './FairPanel';
import { type Pane, PaneTabs } from './PaneTabs';
import { ReplayControls } from './ReplayControls';
import { ShareButton } from './ShareButton';
import { StepList } from './StepList';

function About({ replay }: { replay: Replay }) {
  const say = more.value.replay;
  return (
    <p class="replay-about">
      {tableTitle(replay.table_name, replay.game, words.value)} · {dateText(replay.ended, 'moment')} ·{' '}
      {replay.seat === null ? say.asOnlooker : say.asYou}
    </p>
  );
}

function Head({ bank, replay, reel }: { bank: number; replay: Replay | null; reel: Reel | null }) {
  const say = more.value.replay;
  return (
    <header class="bar replay-bar">
      <Go
        to={me.value ? { page: 'me' } : { page: 'lobby' }}
        class="icon to-lobby"
        label={me.value ? say.toBanks : words.value.pages.lobby}
        onGo={() => {
          tab.value = 'banks';
        }}
      >
        ‹
      </Go>
      <div class="replay-title">
        <h1>
          {say.title(bank)}
          {replay?.void && <span class="badge gone">{more.value.money.voided}</span>}
        </h1>
        {replay && <About replay={replay} />}
      </div>
      {reel && <ShareButton reel={reel} />}
      <LanguageChoice />
    </header>
  );
}

/** There is no such bank to look at, and what it is instead. */
function Fault({ code, table, onAgain }: { code: string; table: string; onAgain: () => void }) {
  const { faults, endings } = words.value;
  const say = more.value.replay;
  return (
    <main class="ended">
      <p role="alert">{entry(faults.known, code) ?? faults.other(code)}</p>
      <div class="presses">
        {code !== 'no_such_bank' && (
          <button type="button" class="press plain" onClick={onAgain}>
            {endings.again}
          </button>
        )}
        <Go to={{ page: 'table', table }} class="press main">
          {say.toTable}
        </Go>
      </div>
    </main>
  );
}

/** The keys of a player: arrows, Home and End, and the space bar. */
function useKeys(reel: Reel): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement;
      const taken = at.closest('input, select, textarea, dialog') !== null;
      if (taken || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowLeft') reel.step(-1);
      else if (event.key === 'ArrowRight') reel.step(1);
      else if (event.key === 'Home') reel.go(0);
      else if (event.key === 'End') reel.toEnd();
      else if (event.key === ' ' && at.closest('button, a, summary') === null) reel.run();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [reel]);
}

/** The address says which step is looked at, so that it can be sent to somebody. */
function useAddress(reel: Reel): void {
  const seq = reel.stops.value[reel.place.value]?.key ?? 0;
  useLayoutEffect(() => {
    try {
      history.replaceState(null, '', `${pathOf(route.peek())}?at=${seq}`);
    } catch {
      // Some browsers take so many a minute only, which the slider may exceed: the next will do.
    }
  }, [seq]);
}

function Player({ reel }: { reel: Reel }) {
  const say = more.value.replay;
  const pane = useSignal<Pane>('table');
  useKeys(reel);
  useAddress(reel);
  useEffect(() => {
    desk.value = reel.desk;
    return () => reel.close();
  }, [reel]);
  const aside = columns.value;
  const shown = aside && pane.value === 'table' ? 'steps' : pane.value;
  const read = shown === 'fair' ? <FairPanel replay={reel.replay} /> : <StepList reel={reel} />;
  const onTable = aside || pane.value === 'table';
  return (
    <>
      <main class="play" aria-label={say.title(reel.replay.bank)}>
        {onTable ? <Felt /> : <div class="replay-pane">{read}</div>}
        <section class="replay-dock" aria-label={say.controls}>
          {!aside && <PaneTabs pane={pane} shown={shown} panes={['table', 'steps', 'fair']} />}
          <ReplayControls reel={reel} />
        </section>
      </main>
      {aside && (
        <aside class="log-side" aria-label={say.views}>
          <PaneTabs pane={pane} shown={shown} panes={['steps', 'fair']} />
          {read}
        </aside>
      )}
    </>
  );
}

function startAt(): number {
  return Number(new URLSearchParams(location.search).get('at') ?? 0) || 0;
}

function Bank({ table, bank }: { table: string; bank: number }) {
  const found = useLoaded(async () => new Reel(await bankSteps(table, bank), startAt()));
  const reel = found.value;
  return (
    <div class="app replay">
      <Head bank={bank} replay={reel?.replay ?? null} reel={reel} />
      <DeskBar />
      <Strips />
      {found.fault && <Fault code={found.fault} table={table} onAgain={found.again} />}
      {reel && <Player reel={reel} />}
      {!reel && !found.fault && <main class="ended">{more.value.replay.loading}</main>}
    </div>
  );
}

/** A bank that is over, to be gone through step by step. */
export function ReplayPage() {
  const at = route.value;
  return at.page === 'replay' ? (
    <Bank key={`${at.table} ${at.bank}`} table={at.table} bank={at.bank} />
  ) : null;
}
