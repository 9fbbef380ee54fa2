import { useSignal } from '@preact/signals';
import type { Settlement, SettlementQuery } from '../../api';
import { dateText } from '../../dates';
import { settlement, settlementFile } from '../../net/money';
import { me } from '../../state/store';
import { chips, words } from '../../words';
import { signed, toneOf } from '../me/Chips';
import { Visitor } from '../me/Entering';
import { useKnownTables } from '../me/knownTables';
import { Choice, FaultLine, Field } from '../shell/forms';
import { Page } from '../shell/Page';
import { useLoaded } from '../shell/useTask';

const HOUR = 3_600_000;
const SPANS = { evening: 12 * HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR };
type Span = keyof typeof SPANS | 'own';

function Sheet({ sheet }: { sheet: Settlement }) {
  const say = words.value.money;
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
  const say = words.value.money;
  const loaded = useLoaded(() => settlement(query), JSON.stringify(query));
  const sheet = loaded.fault === null ? loaded.value : null;
  return (
    <section class="panel sheet-page">
      <h2>{title}</h2>
      {query.table === null && loaded.fault === 'not_allowed' ? (
        <p class="soft">{say.clubIsForOperators}</p>
      ) : (
        <FaultLine code={loaded.fault} />
      )}
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

/** The tables to choose from: those one knows, and the one that a link has named. */
function choicesOf(known: [string, string][], wanted: string | null): [string, string][] {
  return wanted === null || known.some(([id]) => id === wanted) ? known : [[wanted, wanted], ...known];
}

function Sheets() {
  const say = words.value.money;
  const known = useKnownTables();
  const choices = choicesOf(known ?? [], wantedTable());
  const chosen = useSignal<string | null>(wantedTable());
  // Only operators see the sheet of the whole club, so others begin with a table of their own.
  const first = me.value?.role === 'player' ? (choices[0]?.[0] ?? '') : '';
  const picked = {
    get value(): string {
      return chosen.value ?? first;
    },
    set value(id: string) {
      chosen.value = id;
    },
  };
  const table = picked.value;
  const span = useSignal<Span>('evening');
  const from = useSignal('');
  const until = useSignal('');
  // Moments of now would make another question at every drawing.
  const opened = useSignal(Date.now());
  const own = span.value === 'own';
  const since = span.value === 'own' ? momentOf(from.value) : opened.value - SPANS[span.value];
  const query: SettlementQuery = {
    table: table || null,
    since,
    until: own ? momentOf(until.value) : null,
  };
  return (
    <>
      <p class="soft no-print">{say.clubMeaning}</p>
      <div class="filters no-print">
        <Choice label={say.table} value={picked} choices={[...choices, ['', say.wholeClub]]} />
        <Choice
          label={say.span}
          value={span}
          choices={(['evening', 'day', 'week', 'own'] as const).map((name) => [name, say.spans[name]])}
        />
        {own && <Field label={say.from} value={from} type="datetime-local" />}
        {own && <Field label={say.until} value={until} type="datetime-local" />}
      </div>
      {(known || chosen.value !== null) && (
        <SheetPanel query={query} title={choices.find(([id]) => id === table)?.[1] ?? say.wholeClub} />
      )}
    </>
  );
}

/** Who won and lost what in an evening, at a table or in the whole club. */
export function ClubPage() {
  return <Page title={words.value.money.club}>{me.value ? <Sheets /> : <Visitor />}</Page>;
}
