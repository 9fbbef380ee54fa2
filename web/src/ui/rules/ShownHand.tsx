import '../../style/rules.css';
import { parseCard } from '../../values/cards';
import { cardName, words } from '../../words';
import { Face } from '../cards/Face';

/** Three cards in a row, those that count a little higher; read out as one. */
export function ShownHand({ cards, madeBy }: { cards: readonly string[]; madeBy: readonly string[] }) {
  const say = words.value;
  const known = cards.map(parseCard).filter((card) => card !== null);
  return (
    <span class="shown-hand" role="img" aria-label={known.map((card) => cardName(card, say)).join(', ')}>
      {known.map((card) => {
        const counts = madeBy.includes(card.rank + card.suit);
        return (
          <span key={card.rank + card.suit} class={`card face ${card.suit}${counts ? ' counts' : ''}`}>
            <Face card={card} />
          </span>
        );
      })}
    </span>
  );
}
