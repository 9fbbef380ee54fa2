import '../../style/lobby.css';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LobbyQuery, TableInfo } from '../../api';
import { tables } from '../../net/tables';
import { houseNotice, me } from '../../state/store';
import { words } from '../../words';
import { gameChoices } from '../../words/game';
import { FaultLine } from '../shell/FaultLine';
import { Choice, Panel, Tick } from '../shell/forms';
import { Page } from '../shell/Page';
import { useLoaded } from '../shell/useLoaded';
import { PlayNow } from './PlayNow';
import { TableRow } from './TableRow';

const AGAIN = 8000;
const ANTES = {
  any: {},
  low: { ante_max: 10 },
  middle: { ante_min: 11, ante_max: 50 },
  high: { ante_min: 51 },
} as const satisfies Record<string, LobbyQuery>;
const BOTS = { any: {}, yes: { bots: true }, no: { bots: false } } as const satisfies Record<
  string,
  LobbyQuery
>;

export interface Filters {
  game: Signal<string>;
  ante: Signal<keyof typeof ANTES>;
  bots: Signal<keyof typeof BOTS>;
  free: Signal<boolean>;
}

function FilterBar({ filters }: { filters: Filters }) {
  const say = words.value.lobby;
  const games = gameChoices(words.value);
  return (
    <div class="filters">
      <Choice label={say.game} value={filters.game} choices={[['', say.anyGame], ...games]} />
      <Choice
        label={say.ante}
        value={filters.ante}
        choices={(['any', 'low', 'middle', 'high'] as const).map((name) => [name, say.antes[name]])}
      />
      <Choice
        label={say.bots}
        value={filters.bots}
        choices={(['any', 'yes', 'no'] as const).map((name) => [name, say.botChoices[name]])}
      />
      <Tick label={say.onlyFree} value={filters.free} />
    </div>
  );
}

function Listed({ found }: { found: readonly TableInfo[] }) {
  const say = words.value.lobby;
  if (found.length === 0) return <p class="soft">{say.noTables}</p>;
  return (
    <ul class="tables">
      {found.map((one) => (
        <TableRow key={one.id} one={one} />
      ))}
    </ul>
  );
}

/** The tables that are open to all to see, and the shortest way to a seat. */
export function LobbyPage() {
  const say = words.value.lobby;
  const filters: Filters = {
    game: useSignal(''),
    ante: useSignal<keyof typeof ANTES>('any'),
    bots: useSignal<keyof typeof BOTS>('any'),
    free: useSignal(false),
  };
  const query: LobbyQuery = {
    ...ANTES[filters.ante.value],
    ...BOTS[filters.bots.value],
    game: filters.game.value || null,
    free: filters.free.value,
  };
  const list = useLoaded(() => tables(query), `${me.value?.id} ${JSON.stringify(query)}`);
  const house = list.value?.house;
  useEffect(() => {
    if (house) houseNotice.value = { type: 'notice', ...house };
  }, [house]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') list.again();
    }, AGAIN);
    return () => clearInterval(timer);
  }, []);
  return (
    <Page title={say.title}>
      <PlayNow game={filters.game.value} />
      <Panel title={say.list}>
        <FilterBar filters={filters} />
        <FaultLine code={list.fault} />
        {list.value && <Listed found={list.value.tables} />}
      </Panel>
    </Page>
  );
}
