import { useRef } from 'preact/hooks';
import { parseCard, type WireCard } from '../../values/cards';
import { cardName, words } from '../../words';
import { Face } from './Face';

/** Whether a card lay face down in this place, and has been turned up since. */
export function useTurnedUp(card: WireCard): boolean {
  const wasDown = useRef(false);
  if (card === null) wasDown.current = true;
  return card !== null && wasDown.current;
}

/** One card as it lies: its face, or its back with a mark when its owner has looked at it. */
export function Card({
  card,
  turned,
  number,
  turnedUp = false,
  place = 0,
}: {
  card: WireCard;
  turned: boolean;
  number: number;
  turnedUp?: boolean;
  /** How many of the hand turn before it. */
  place?: number;
}) {
  const turning = useTurnedUp(card) || turnedUp;
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
    <span
      class={`card face ${known.suit}${turning ? ` turning after-${place}` : ''}`}
      role="img"
      aria-label={cardName(known)}
    >
      <Face card={known} />
    </span>
  );
}

/** One of the viewer's own cards that he may still turn. */
export function CardToTurn({
  number,
  disabled,
  asked,
  onTurn,
}: {
  number: number;
  disabled: boolean;
  /** It was pressed, and the answer is on its way. */
  asked: boolean;
  onTurn: () => void;
}) {
  return (
    <button
      type="button"
      class={`card back own-back${asked ? ' lifted' : ''}`}
      disabled={disabled}
      aria-label={words.value.cardTurn(number + 1)}
      onClick={onTurn}
    />
  );
}
