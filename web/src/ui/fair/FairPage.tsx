import '../../style/proofs.css';
import { saveFile } from '../../browser/files';
import { browserShelf } from '../../browser/shelf';
import { type Deal, keptDeals } from '../../fair/deals';
import { words } from '../../words';
import { tableTitle } from '../../words/game';
import { more } from '../../words/more';
import { Page } from '../shell/Page';
import { markOf, SIGNS } from './mark';

function Part({ part }: { part: { title: string; lines: readonly string[] } }) {
  return (
    <section class="panel prose">
      <h2>{part.title}</h2>
      {part.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

function Row({ deal }: { deal: Deal }) {
  const say = more.value.proofs;
  const mark = markOf(deal);
  return (
    <li class={`deal-row ${mark}`}>
      <span class="sign" role="img" aria-label={words.value.fair[mark]}>
        {SIGNS[mark]}
      </span>
      <code>{deal.code}</code>
      <span class="soft">
        {tableTitle(deal.name, deal.game, words.value)} · {say.bank(deal.header.bank, deal.header.number)}
      </span>
      {deal.fault && <span class="deal-fault">{say.faults[deal.fault]}</span>}
    </li>
  );
}

/** What fair cards prove and what they do not, and this browser's own checks. */
export function FairPage() {
  const say = more.value.proofs;
  const deals = keptDeals(browserShelf);
  return (
    <Page title={words.value.fair.title}>
      <Part part={say.how} />
      <Part part={say.proven} />
      <Part part={say.notProven} />
      <section class="panel">
        <h2>{say.latest}</h2>
        {deals.length === 0 && <p class="soft">{say.latestEmpty}</p>}
        <ul class="deal-rows">
          {deals.map((deal) => (
            <Row key={`${deal.header.table} ${deal.code}`} deal={deal} />
          ))}
        </ul>
        {deals.length > 0 && (
          <button
            type="button"
            class="small"
            onClick={() => saveFile('svara-headers.json', 'application/json', JSON.stringify(deals, null, 1))}
          >
            {say.exported}
          </button>
        )}
      </section>
    </Page>
  );
}
