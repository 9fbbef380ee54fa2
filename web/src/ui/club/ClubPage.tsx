import '../../style/figures.css';
import { useSignal } from '@preact/signals';
import type { SettledTables, Settlement, SettlementQuery } from '../../api';
import { settledTables, settlement, settlementFile } from '../../net/money';
import { me } from '../../state/store';
import { chips, type Words, words } from '../../words';
import { dateText } from '../../words/dateText';
import { tableTitle } from '../../words/game';
import { more } from '../../words/more';
import { signed, toneOf } from '../me/Chips';
import { Visitor } from '../me/Entering';
import { type Titled, titled } from '../me/knownTables';
import { FaultLine } from '../shell/FaultLine';
import { Choice, Field } from '../shell/forms';
import { Page } from '../shell/Page';
import { useLoaded } from '../shell/useLoaded';

const HOUR = 3_600_000;
const SPANS = { evening: 12 * HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR };
type Span = keyof typeof SPANS | 'own';

function Sheet({ sheet }: { sheet: Settlement }) {
  const say = more.value.money;
  const named = (row: { name: string; you?: boolean }) => (row.you ? `${row.name} (${say.you})` : row.name);
  if (sheet.players.length === 0 && sheet.scores.length === 0) return <p class="soft">{say.sheetEmpty}</p>;
  return (
    <>
      {sheet.players.length > 0 && (
        <div class="wide-grid">
          <table class="grid">
            <thead>
              <tr>
                <th>{say.player}</th>
                {[say.net, say.before, say.brought, say.taken, say.after].map((head) => (
                  <th key={head} class="sum">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sheet.players.map((row) => (
                <tr key={`${row.name} ${row.player ?? ''}`} class={row.you ? 'you' : ''}>
                  <th scope="row">{named(row)}</th>
                  <td class={`sum net ${toneOf(row.net)}`}>{signed(row.net)}</td>
                  <td class="sum">{chips(row.before)}</td>
                  <td class="sum">{chips(row.brought)}</td>
                  <td class="sum">{chips(row.taken)}</td>
                  <td class="sum">{chips(row.after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p class="soft">
        {say.rake} {chips(sheet.rake)} · {say.inPots} {chips(sheet.in_pots)}
      </p>
      {sheet.scores.length > 0 && (
        <table class="grid">
          <caption>{say.scores}</caption>
          <thead>
            <tr>
              <th>{say.player}</th>
              <th class="sum">{say.score}</th>
            </tr>
          </thead>
          <tbody>
            {sheet.scores.map((row) => (
              <tr key={row.name}>
                <th scope="row">{named(row)}</th>
                <td class={`sum net ${toneOf(row.score)}`}>{signed(row.score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function SheetPanel({ query, title }: { query: SettlementQuery; title: string }) {
  const say = more.value.money;
  const loaded = useLoaded(() => settlement(query), JSON.stringify(query));
  const sheet = loaded.fault === null ? loaded.value : null;
  return (
    <section class="panel sheet-page">
      <h2>{sheet?.table ? tableTitle(sheet.table_name, sheet.game, words.value) : title}</h2>
      <FaultLine code={loaded.fault} />
      {sheet && (
        <>
          <p class="soft">
            {dateText(sheet.since, 'moment')} – {dateText(sheet.until, 'moment')}
          </p>
          <Sheet sheet={sheet} />
          <div class="row no-print">
            <button type="button" class="small" onClick={() => print()}>
              {say.print}
            </button>
            <a class="link" href={settlementFile(query)} download>
              {say.csv}
            </a>
          </div>
        </>
      )}
    </section>
  );
}

/** The moment of a field for a local date and time. */
function momentOf(text: string): number | null {
  const at = new Date(text).getTime();
  return Number.isNaN(at) ? null : at;
}

function wantedTable(): string | null {
  return new URLSearchParams(location.search).get('table');
}

/** The tables to choose from: those one may see, the latest first, the one of a link, and perhaps the club. */
function choicesOf({ tables, club }: SettledTables, wanted: string | null, say: Words): Titled[] {
  const known = titled(tables, say);
  const named: Titled[] = wanted === null || known.some(([id]) => id === wanted) ? [] : [[wanted, wanted]];
  return [...named, ...known, ...(club ? [['', more.value.money.wholeClub] satisfies Titled] : [])];
}

function Sheets({ settled }: { settled: SettledTables }) {
  const say = more.value.money;
  const choices = choicesOf(settled, wantedTable(), words.value);
  const table = useSignal(wantedTable() ?? choices[0]?.[0] ?? '');
  const span = useSignal<Span>('evening');
  const from = useSignal('');
  const until = useSignal('');
  // Moments of now would make another question at every drawing.
  const opened = useSignal(Date.now());
  const own = span.value === 'own';
  const since = span.value === 'own' ? momentOf(from.value) : opened.value - SPANS[span.value];
  const query: SettlementQuery = {
    table: table.value || null,
    since,
    until: own ? momentOf(until.value) : null,
  };
  if (choices.length === 0) return <p class="soft">{say.noSheets}</p>;
  return (
    <>
      <div class="filters no-print">
        <Choice label={say.table} value={table} choices={choices} />
        <Choice
          label={say.span}
          value={span}
          choices={(['evening', 'day', 'week', 'own'] as const).map((name) => [name, say.spans[name]])}
        />
        {own && <Field label={say.from} value={from} type="datetime-local" />}
        {own && <Field label={say.until} value={until} type="datetime-local" />}
      </div>
      <SheetPanel query={query} title={choices.find(([id]) => id === table.value)?.[1] ?? ''} />
    </>
  );
}

function Club() {
  const settled = useLoaded(settledTables);
  return (
    <>
      <p class="soft no-print">{more.value.money.clubMeaning}</p>
      <FaultLine code={settled.fault} />
      {settled.value && <Sheets settled={settled.value} />}
    </>
  );
}

/** Who won and lost what in an evening, at a table or in the whole club. */
export function ClubPage() {
  return <Page title={more.value.money.club}>{me.value ? <Club key={me.value.id} /> : <Visitor />}</Page>;
}
