import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type RulesOf, worthOf } from '../../net/games';
import { parseCard, type Suit } from '../../values/cards';
import { cardName, chips, language, scoreText, words } from '../../words';
import { bound } from '../../words/bound';
import { more } from '../../words/more';
import { Face } from '../cards/Face';
import { FaultLine } from '../shell/FaultLine';
import { Panel } from '../shell/forms';
import { useLoaded } from '../shell/useLoaded';
import { percentBeaten } from './percent';
import { ShownHand } from './ShownHand';

const HAND = 3;
const SUITS: readonly Suit[] = ['s', 'h', 'd', 'c'];

function Worth({ of, cards }: { of: RulesOf; cards: readonly string[] }) {
  const say = more.value.rules;
  const found = useLoaded(() => worthOf(of, cards, language.peek()), `${cards.join()} ${language.value}`);
  const worth = found.value;
  const shown = useRef<HTMLDivElement>(null);
  // The deck may take the whole of a low screen: the answer comes to where it is seen.
  useEffect(() => {
    if (worth) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [worth]);
  if (!worth) return found.fault ? <FaultLine code={found.fault} /> : <p class="soft">{say.counting}</p>;
  const percent = percentBeaten(worth);
  return (
    <div ref={shown}>
      <div class="answer">
        <ShownHand cards={worth.cards} madeBy={worth.made_by} />
        <b class="worth big">{scoreText({ points: worth.points, label: worth.label ?? null })}</b>
      </div>
      {worth.why.map((sentence) => (
        <p key={sentence}>{bound(sentence)}</p>
      ))}
      <meter class="beaten" min={0} max={100} value={percent} aria-label={say.better(percent)} />
      <p>
        <b>{worth.stronger === 0 ? say.bestOfAll : say.better(percent)}</b>
        <br />
        <span class="soft">
          {say.compared(chips(worth.weaker), chips(worth.equal), chips(worth.stronger))}
        </span>
      </p>
    </div>
  );
}

/** The deck laid out by suits; three of its cards make a hand, and the server says what it is worth. */
export function Calculator({ of, deck }: { of: RulesOf; deck: readonly string[] }) {
  const [say, ask] = [words.value, more.value.rules];
  const ranks = new Set(deck.map((card) => card.slice(0, -1))).size;
  const chosen = useSignal<readonly string[]>([]);
  const tap = (card: string) => {
    const now = chosen.peek();
    if (now.includes(card)) chosen.value = now.filter((one) => one !== card);
    else chosen.value = now.length < HAND ? [...now, card] : [card];
  };
  return (
    <Panel title={ask.ask}>
      <p class="soft">{ask.askMeaning}</p>
      <div class="deck" style={{ '--ranks': ranks, '--half': Math.ceil(ranks / 2) }}>
        {SUITS.map((suit) => (
          <fieldset key={suit} aria-label={say.suits[suit]}>
            {deck
              .map(parseCard)
              .filter((card) => card?.suit === suit)
              .map((card) => {
                if (!card) return null;
                const text = card.rank + card.suit;
                return (
                  <button
                    key={text}
                    type="button"
                    class={`card face pick ${suit}`}
                    aria-pressed={chosen.value.includes(text)}
                    onClick={() => tap(text)}
                  >
                    <span class="unseen">{cardName(card, say)}</span>
                    <Face card={card} />
                  </button>
                );
              })}
          </fieldset>
        ))}
      </div>
      <div class="row">
        <span role="status">{ask.chosen(chosen.value.length)}</span>
        {chosen.value.length > 0 && (
          <button
            type="button"
            class="small"
            onClick={() => {
              chosen.value = [];
            }}
          >
            {ask.clear}
          </button>
        )}
      </div>
      <div class="answers" aria-live="polite">
        {chosen.value.length === HAND && <Worth of={of} cards={chosen.value} />}
      </div>
    </Panel>
  );
}
