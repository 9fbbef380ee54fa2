import '../../style/figures.css';
import { useSignal } from '@preact/signals';
import type { Days, StatementLine } from '../../api';
import { statement, statementDays, statementFile } from '../../net/money';
import { balances } from '../../state/balance';
import { chips, entry, words } from '../../words';
import { dateText, utcDayText } from '../../words/dateText';
import { tableTitle } from '../../words/game';
import { more } from '../../words/more';
import { BarChart } from '../shell/BarChart';
import { FaultLine } from '../shell/FaultLine';
import { Panel } from '../shell/forms';
import { LineChart } from '../shell/LineChart';
import { MoreButton } from '../shell/MoreButton';
import { useLoaded } from '../shell/useLoaded';
import { usePaged } from '../shell/usePaged';

/** A sum with its sign, as what came or went. */
export function signed(amount: number | string): string {
  const text = chips(amount);
  return text.startsWith('−') || text === '0' ? text : `+${text}`;
}

export function toneOf(amount: number | string): string {
  const text = String(amount);
  return text.startsWith('-') ? 'down' : text === '0' ? '' : 'up';
}

function DaysChart({ days }: { days: Days }) {
  const say = more.value.money;
  const bars = days.days.map(({ at, played }) => ({
    at,
    value: played,
    text: say.dayText(utcDayText(at), signed(played)),
  }));
  return bars.length > 0 ? <BarChart bars={bars} label={say.daysChart} /> : <p class="soft">{say.noMoves}</p>;
}

/** What one has and where, after this line. */
function owned({ wallet, held }: StatementLine): [string, number][] {
  const say = more.value.money;
  return [
    [say.wallet, wallet],
    [say.onTables, held - wallet],
    [say.inAll, held],
  ];
}

function tableOf({ table, table_name, game }: StatementLine): string {
  return game === null ? (table ?? '') : tableTitle(table_name, game, words.value);
}

/** Between wallet and table: nothing is won or lost. */
const CARRIED: readonly string[] = ['sit', 'top_up', 'stand'];

/** Where chips came or went: in the wallet, at a table, or from one to the other. */
function placeOf({ kind, amount, bank }: StatementLine): string {
  const { changed } = more.value.money;
  if (CARRIED.includes(kind)) return amount < 0 ? changed.toTable : changed.fromTable;
  return bank === null ? changed.wallet : changed.table;
}

function Line({ line }: { line: StatementLine }) {
  const say = more.value.money;
  const carried = CARRIED.includes(line.kind);
  return (
    <tr>
      <td class="soft when">{dateText(line.at, 'moment')}</td>
      <td class="what">
        {entry(say.kinds, line.kind) ?? line.kind}
        {line.table && <span class="soft"> {say.where(tableOf(line), line.bank)}</span>}
        {line.note && <span class="soft"> {line.note}</span>}
      </td>
      <td class={`sum ${carried ? '' : toneOf(line.amount)}`}>
        {carried ? chips(Math.abs(line.amount)) : signed(line.amount)}
        <span class="soft chips-at">{placeOf(line)}</span>
      </td>
      <td class="sum after">
        {chips(line.held)}
        <span class="soft chips-at">{say.parts(chips(line.wallet), chips(line.held - line.wallet))}</span>
      </td>
    </tr>
  );
}

/** Every movement of one's chips. */
export function Chips() {
  const say = more.value.money;
  const days = useLoaded(statementDays);
  const key = useSignal('');
  const lines = usePaged(key.value, async (last: StatementLine | null) => {
    const page = await statement(last ? { before: last.number } : {});
    return { rows: page.lines, more: page.more };
  });
  const latest = lines.rows[0];
  return (
    <>
      {latest && (
        <dl class="facts wallet-now">
          {owned(latest).map(([name, amount]) => (
            <div key={name}>
              <dd>{chips(amount)}</dd>
              <dt>{name}</dt>
            </div>
          ))}
        </dl>
      )}
      {latest && days.value && (
        <Panel title={say.balance}>
          <LineChart points={balances(latest.held, days.value.days, Date.now())} label={say.balanceChart} />
        </Panel>
      )}
      <Panel title={say.days}>{days.value && <DaysChart days={days.value} />}</Panel>
      <Panel title={say.statement}>
        <FaultLine code={lines.fault ?? days.fault} />
        {lines.rows.length > 0 && (
          <table class="grid statement">
            <thead>
              <tr>
                <th>{say.columns.when}</th>
                <th>{say.columns.what}</th>
                <th class="sum">{say.columns.amount}</th>
                <th class="sum">{say.columns.after}</th>
              </tr>
            </thead>
            <tbody>
              {lines.rows.map((line) => (
                <Line key={`${line.number} ${line.kind} ${line.amount}`} line={line} />
              ))}
            </tbody>
          </table>
        )}
        {lines.rows.length > 0 && (
          <a class="small" href={statementFile} download>
            {say.statementFile}
          </a>
        )}
        <MoreButton of={lines} text={say.more} />
      </Panel>
    </>
  );
}
