import '../../style/proofs.css';
import type { Deal } from '../../fair/deals';
import { words } from '../../words';
import { more } from '../../words/more';
import { markOf, SIGNS } from './mark';

/** What was checked of one deal, a sentence each. */
export function DealChecks({ deal }: { deal: Deal }) {
  const say = more.value.proofs;
  const mark = markOf(deal);
  return (
    <div class={`deal-checks ${mark}`}>
      <p class="deal-code">
        <span class="sign" role="img" aria-label={words.value.fair[mark]}>
          {SIGNS[mark]}
        </span>
        <code>{deal.code}</code>
      </p>
      {deal.fault && <p class="deal-fault">{say.faults[deal.fault]}</p>}
      <ul class="plain-list">
        <li>{say.stages[deal.stage]}</li>
        <li>{deal.proved ? say.proved : say.notProved}</li>
        <li>{say.parts[deal.part]}</li>
        {deal.stage === 'dealt' && <li>{say.cards(deal.cards)}</li>}
      </ul>
    </div>
  );
}
