import { parseCard, type WireCard } from '../cards';
import { cardName, words } from '../words';
import { Face } from './cards/Face';

/** One card as it lies: its face, or its back with a mark when its owner has looked at it. */
export function Card({ card, turned, number }: { card: WireCard; turned: boolean; number: number }) {
  const known = parseCard(card);
  if (!known) {
    return (
      <span
        class={`card back${turned ? ' turned' : ''}`}
        role="img"
        aria-label={words.value.cardDown(number + 1)}
      />
    );
  }
  return (
    <span class={`card face ${known.suit}`} role="img" aria-label={cardName(known)}>
      <Face card={known} />
    </span>
  );
}

/** One of the viewer's own cards that he may still turn. */
export function CardToTurn({
  number,
  disabled,
  onTurn,
}: {
  number: number;
  disabled: boolean;
  onTurn: () => void;
}) {
  return (
    <button
      type="button"
      class="card back own-back"
      disabled={disabled}
      aria-label={words.value.cardTurn(number + 1)}
      onClick={onTurn}
    />
  );
}
