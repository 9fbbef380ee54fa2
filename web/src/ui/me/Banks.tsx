import '../../style/figures.css';
import { useSignal } from '@preact/signals';
import type { BankLine, GameFigures, Outcome } from '../../api';
import { banks, figures, recordFile } from '../../net/money';
import { roughly } from '../../values/amounts';
import { chips, words } from '../../words';
import { dateText, utcDayText } from '../../words/dateText';
import { gameChoices, gameWords } from '../../words/game';
import { more } from '../../words/more';
import { BarChart } from '../shell/BarChart';
import { FaultLine } from '../shell/FaultLine';
import { Choice, Field, Panel, Tick } from '../shell/forms';
import { Go } from '../shell/Go';
import { MoreButton } from '../shell/MoreButton';
import { useLoaded } from '../shell/useLoaded';
import { usePaged } from '../shell/usePaged';
import { bankQuery, type Search } from './bankSearch';
import { signed, toneOf } from './Chips';
import { useKnownTables } from './knownTables';

function titleOf(game: string): string {
  return gameWords(game, words.value).title;
}

function GameCard({ one }: { one: GameFigures }) {
  const say = more.value.money;
  const facts = [
    [say.figuresBanks, String(one.banks)],
    [say.figuresWon, String(one.won)],
    [say.figuresSvaras, String(one.svaras)],
    [say.figuresBiggest, chips(one.biggest_pot)],
    [say.figuresNet, signed(one.net)],
  ] as const;
  return (
    <section class="figure">
      <h3>{titleOf(one.game)}</h3>
      <dl class="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dd>{value}</dd>
            <dt>{name}</dt>
          </div>
        ))}
      </dl>
      <BarChart
        label={say.figuresChart(titleOf(one.game))}
        bars={one.days.map(({ day, net }) => ({
          at: day,
          value: roughly(String(net)),
          text: say.dayText(utcDayText(day), signed(net)),
        }))}
      />
    </section>
  );
}

function OwnFigures() {
  const say = more.value.money;
  const known = useLoaded(figures);
  return (
    <Panel title={say.figures}>
      <FaultLine code={known.fault} />
      {known.value?.games.length === 0 && <p class="soft">{say.figuresEmpty}</p>}
      <div class="columns">
        {known.value?.games.map((one) => (
          <GameCard key={one.game} one={one} />
        ))}
      </div>
    </Panel>
  );
}

function Row({ bank }: { bank: BankLine }) {
  const say = more.value.money;
  const notes = [
    say.pot(chips(bank.pot)),
    ...(bank.svaras > 0 ? [say.svaras(bank.svaras)] : []),
    ...(bank.void ? [say.voided] : []),
  ];
  return (
    <li class="bank-row">
      <span class="bank-head">
        <b>{bank.table_name || titleOf(bank.game)}</b>{' '}
        <span class="soft">{say.bankLine(bank.table_name && titleOf(bank.game), bank.bank)}</span>
      </span>
      <b class={`sum ${toneOf(bank.net)}`}>{signed(bank.net)}</b>
      <span class="soft bank-notes">
        {dateText(bank.ended, 'moment')} · {notes.join(' · ')} · {bank.players.filter(Boolean).join(', ')}
      </span>
      <span class="bank-ways">
        <a class="icon" href={recordFile(bank.table, bank.bank)} download title={say.record}>
          <span class="unseen">{`${say.record}, ${say.bankLine('', bank.bank)}`}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M11 4h2v8l3-3 1.5 1.5L12 16l-5.5-5.5L8 9l3 3zM5 18h14v2H5z" />
          </svg>
        </a>
        <Go
          class="icon wordy"
          to={{ page: 'replay', table: bank.table, bank: bank.bank }}
          label={`${more.value.replay.play}, ${say.bankLine('', bank.bank)}`}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 5l11 7-11 7z" />
          </svg>
          {more.value.replay.play}
        </Go>
      </span>
    </li>
  );
}

const RESULTS = ['won', 'lost', 'even'] as const;

function SearchBar({ search }: { search: Search }) {
  const say = more.value.money;
  const known = useKnownTables();
  return (
    <div class="filters">
      <Choice label={say.table} value={search.table} choices={[['', say.anyTable], ...(known ?? [])]} />
      <Choice
        label={say.game}
        value={search.game}
        choices={[['', say.anyGame], ...gameChoices(words.value)]}
      />
      <Field label={say.from} value={search.from} type="date" />
      <Field label={say.until} value={search.until} type="date" />
      <Choice
        label={say.result}
        value={search.result}
        choices={[['', say.results.any], ...RESULTS.map((one) => [one, say.results[one]] as const)]}
      />
      <Tick label={say.onlySvara} value={search.svara} />
    </div>
  );
}

/** One's banks, found again, and what they came to. */
export function Banks() {
  const say = more.value.money;
  const search: Search = {
    table: useSignal(''),
    game: useSignal(''),
    result: useSignal<Outcome | ''>(''),
    from: useSignal(''),
    until: useSignal(''),
    svara: useSignal(false),
  };
  const found = usePaged(JSON.stringify(bankQuery(search, null)), async (last: BankLine | null) => {
    const page = await banks(bankQuery(search, last));
    return { rows: page.banks, more: page.more };
  });
  return (
    <>
      <OwnFigures />
      <Panel title={say.banks}>
        <SearchBar search={search} />
        <FaultLine code={found.fault} />
        {found.rows.length === 0 && !found.busy && <p class="soft">{say.banksEmpty}</p>}
        <ul class="list">
          {found.rows.map((bank) => (
            <Row key={`${bank.table} ${bank.bank}`} bank={bank} />
          ))}
        </ul>
        <MoreButton of={found} text={say.more} />
      </Panel>
    </>
  );
}
