import '../../style/proofs.css';
import { useEffect, useState } from 'preact/hooks';
import type { Replay } from '../../api';
import {
  type CheckedBank,
  type CheckedCard,
  type CheckedDeal,
  checkBank,
  type Outcome,
} from '../../fair/bank';
import { sha256 } from '../../fair/digest';
import { recordFile } from '../../net/money';
import { entryOf } from '../../state/replay';
import { cardText, words } from '../../words';
import { more } from '../../words/more';

function Sign({ wrong }: { wrong: boolean }) {
  const say = more.value.replay;
  return (
    <span class={wrong ? 'sign wrong' : 'sign right'} role="img" aria-label={wrong ? say.failed : say.right}>
      {wrong ? '✗' : '✓'}
    </span>
  );
}

function sentenceOf({ check }: Outcome, deal: CheckedDeal): string {
  const say = more.value.replay.checks;
  switch (check) {
    case 'nonces':
      return say.nonces(deal.bound, deal.seats.length);
    case 'choice':
      return say.choice(deal.choice);
    case 'decks':
      return deal.void ? say.allDecks : say.decks;
    case 'cards':
      return say.cards(deal.cards.length);
    default:
      return say[check];
  }
}

/** Whose cards were checked, each with what came of it. */
function Hands({ cards, names }: { cards: readonly CheckedCard[]; names: readonly string[] }) {
  const say = words.value;
  const seats = [...new Set(cards.map((card) => card.seat))];
  return (
    <ul class="fair-hands">
      {seats.map((seat) => (
        <li key={seat}>
          <b>{names[seat] || say.someSeat(seat + 1)}</b>
          <span class="fair-cards">
            {cards
              .filter((card) => card.seat === seat)
              .map(({ card, fault }) => (
                <span key={card} class="fair-card">
                  {cardText(card)} <Sign wrong={fault !== null} />
                </span>
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Deal({ deal, place, names }: { deal: CheckedDeal; place: number; names: readonly string[] }) {
  const say = more.value.replay;
  return (
    <section class="fair-deal">
      <h2>
        {say.deal(place + 1)} <code>{deal.code}</code> {deal.void && <span class="soft">{say.notDealt}</span>}
      </h2>
      <ol class="fair-checks">
        {deal.outcomes.map((outcome) => (
          <li key={outcome.check}>
            <Sign wrong={outcome.fault !== null} />
            {outcome.fault ? (
              <span class="deal-fault">{more.value.proofs.faults[outcome.fault]}</span>
            ) : (
              <span>{sentenceOf(outcome, deal)}</span>
            )}
          </li>
        ))}
      </ol>
      {deal.cards.length > 0 && <Hands cards={deal.cards} names={names} />}
    </section>
  );
}

function Verdict({ bank }: { bank: CheckedBank }) {
  const say = more.value.replay;
  return (
    <p class={bank.sound ? 'fair-verdict right' : 'fair-verdict wrong'} role="status">
      <Sign wrong={!bank.sound} />
      {bank.sound ? say.sound(bank.cards) : say.wrong}
    </p>
  );
}

/** The proofs of a bank's cards, checked by this browser one by one. */
export function FairPanel({ replay }: { replay: Replay }) {
  const say = more.value.replay;
  const [bank, setBank] = useState<CheckedBank | null>(null);
  const deck = replay.view.fair?.deck;
  useEffect(() => {
    if (!deck) return;
    const log = [...replay.before, ...replay.steps.map(entryOf)];
    void checkBank(log, deck, sha256).then(setBank);
  }, [replay]);
  if (!deck) return <p class="soft">{more.value.proofs.none}</p>;
  if (!bank) return <p class="soft">{say.checking}</p>;
  const names = replay.view.seats.map((seat) => seat.name ?? '');
  return (
    <div class="fair-panel">
      <Verdict bank={bank} />
      {bank.deals.map((deal, place) => (
        <Deal key={deal.code} deal={deal} place={place} names={names} />
      ))}
      {replay.seat !== null && (
        <p class="soft">
          {say.verify}{' '}
          <a class="link" href={recordFile(replay.table, replay.bank)} download>
            {say.record}
          </a>
        </p>
      )}
    </div>
  );
}
