import { useLayoutEffect, useRef } from 'preact/hooks';
import { onceDrawn } from '../../browser/drawing';
import { look } from '../../doing/play';
import { isThrown } from '../../state/seen';
import { asked, cardsResting } from '../../state/store';
import type { WireCard } from '../../values/cards';
import type { ScoreView, SeatView } from '../../wire';
import { scoreText, words } from '../../words';
import { Card, CardToTurn, useTurnedUp } from '../cards/Card';
import { useCounted } from '../motion/useCounted';

/** Between two cards that are turned by one press. */
const NEXT_CARD = 140;

/** Whether the viewer has asked to see a card, and has no answer yet. */
export function isLooking(slot: number): boolean {
  return asked.value.some(
    (one) => one.type === 'act' && one.action === 'look' && (one.slot === undefined || one.slot === slot),
  );
}

/** For each card that has just been turned up, how many were turned before it by the same press. */
function useOrder(cards: readonly WireCard[]): Map<number, number> {
  const before = useRef<readonly WireCard[]>(cards);
  const order = useRef(new Map<number, number>());
  if (before.current !== cards) {
    const fresh = cards.flatMap((card, slot) =>
      card !== null && before.current[slot] === null ? [slot] : [],
    );
    if (fresh.length > 0) order.current = new Map(fresh.map((slot, place) => [slot, place]));
    before.current = cards;
  }
  return order.current;
}

/** Who turns his cards by the keyboard goes on from the next one, when the one he was on is no button any more. */
function useFocusKept(cards: readonly WireCard[]) {
  const hand = useRef<HTMLFieldSetElement>(null);
  const wasIn = useRef(false);
  useLayoutEffect(() => {
    if (!wasIn.current) return;
    // To give the focus away the browser lays the page out: later that is done already.
    onceDrawn(() => {
      if (document.activeElement !== document.body) return;
      const next = hand.current?.querySelector<HTMLElement>('button:enabled') ?? hand.current;
      next?.focus();
    });
  }, [cards]);
  const onFocusIn = () => {
    wasIn.current = true;
  };
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget !== null) wasIn.current = false;
  };
  return { ref: hand, onFocusIn, onFocusOut };
}

function OwnCard({
  card,
  number,
  turned,
  mayLook,
  place,
}: {
  card: WireCard;
  number: number;
  turned: boolean;
  mayLook: boolean;
  place: number;
}) {
  const turnedUp = useTurnedUp(card);
  if (mayLook && card === null) {
    return (
      <CardToTurn
        number={number}
        disabled={cardsResting.value || isLooking(number)}
        asked={isLooking(number)}
        onTurn={() => look(number)}
      />
    );
  }
  return <Card card={card} turned={turned} number={number} turnedUp={turnedUp} place={place} />;
}

/** What the cards turned so far are worth, counted up as they turn. */
function Worth({ score, whole, wait }: { score: ScoreView | null; whole: boolean; wait: number }) {
  const points = useCounted(score?.points ?? null, wait);
  if (!score || points === null) return null;
  return (
    <span class={whole ? 'badge score' : 'badge score so-far'}>
      {scoreText(points === score.points ? score : { points })}
    </span>
  );
}

/** The viewer's cards, which he turns one at a time. */
export function Hand({ seat, mayLook }: { seat: SeatView; mayLook: boolean }) {
  const cards = seat.cards ?? [];
  const order = useOrder(cards);
  const focus = useFocusKept(cards);
  return (
    <fieldset class="hand" aria-label={words.value.yourHand} tabIndex={-1} {...focus}>
      {cards.map((card, number) => (
        <OwnCard
          key={number}
          card={card}
          number={number}
          turned={seat.turned?.[number] ?? false}
          mayLook={mayLook}
          place={order.get(number) ?? 0}
        />
      ))}
      {isThrown(seat) && <span class="badge folded thrown-word">{words.value.states.folded}</span>}
      <Worth
        score={seat.score ?? seat.so_far ?? null}
        whole={Boolean(seat.score)}
        wait={Math.max(0, order.size - 1) * NEXT_CARD}
      />
    </fieldset>
  );
}
