import { placeOf } from '../../state/betting';
import { type Prepared, preparable } from '../../state/prepared';
import { desk } from '../../state/store';
import type { TableView } from '../../wire';
import { chips, words } from '../../words';
import { actionName } from '../../words/atTable';
import { keyOf } from './keys';
import { MeantButton } from './MeantButton';

/** What a prepared action is called: "Call 20", "Check/fold"; a line may end with the stroke. */
export function preparedName({ kind, price }: Prepared): string {
  if (kind === 'yield') return `${actionName('check')}/\u200b${actionName('fold').toLowerCase()}`;
  return price > 0 ? `${actionName(kind)} ${chips(price)}` : actionName(kind);
}

function Toggle({ offer }: { offer: Prepared }) {
  const at = desk.value;
  const chosen = at.prepared.value;
  return (
    <MeantButton
      class={`prepare ${offer.kind}`}
      aria-pressed={chosen?.kind === offer.kind && chosen.price === offer.price}
      aria-keyshortcuts={keyOf(actionOf(offer))}
      onPress={() => at.prepare(offer)}
    >
      {preparedName(offer)}
    </MeantButton>
  );
}

function actionOf({ kind }: Prepared): string {
  return kind === 'yield' ? 'fold' : kind;
}

/** What may be chosen while others think, each where its action will be. */
export function PreparedRow({ now }: { now: TableView }) {
  const offers = preparable(now);
  if (offers.length === 0) return null;
  return (
    <fieldset class="places" aria-label={words.value.dock.ahead}>
      {(['left', 'middle', 'right'] as const).map((place) => (
        <div key={place} class="place">
          {offers
            .filter((offer) => placeOf(actionOf(offer)) === place)
            .map((offer) => (
              <Toggle key={`${offer.kind} ${offer.price} ${offer.deal}`} offer={offer} />
            ))}
        </div>
      ))}
    </fieldset>
  );
}
