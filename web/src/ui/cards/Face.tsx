import { settings } from '../../state/settings';
import type { Card } from '../../values/cards';
import { rankText } from '../../words';
import { later } from '../shell/later';
import { SuitMark } from './SuitMark';

const Figure = later(async () => (await import('./Figure')).Figure);

/** Where the picture of a card of the classic deck lies; diamonds and clubs are there in either colour. */
function classicFile({ rank, suit }: Card): string {
  const own = settings.value.suits === 'four' && (suit === 'd' || suit === 'c');
  return `/deck/${rank}${suit}${own ? '-own' : ''}.svg`;
}

function Art({ card }: { card: Card }) {
  if (settings.value.deck === 'classic') {
    return <img class="classic" src={classicFile(card)} alt="" draggable={false} />;
  }
  const court = 'JQK'.includes(card.rank);
  return (
    <span class={court ? 'art court' : card.rank === 'A' ? 'art ace' : 'art'}>
      <Figure rank={card.rank} />
      {!court && <SuitMark suit={card.suit} />}
    </span>
  );
}

/** What is printed on a card: its rank over its suit, and a picture where there is room for one. */
export function Face({ card }: { card: Card }) {
  return (
    <>
      <Art card={card} />
      <span class="corner" aria-hidden="true">
        <span class="rank">{rankText(card)}</span>
        <SuitMark suit={card.suit} />
      </span>
    </>
  );
}
