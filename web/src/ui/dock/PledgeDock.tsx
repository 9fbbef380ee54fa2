import '../../style/pool.css';
import { useSignal } from '@preact/signals';
import { request } from '../../doing/play';
import { type PledgeOffer, pledgeOffers } from '../../state/pool';
import { isAsked } from '../../state/store';
import type { TableView } from '../../wire';
import { chips, words } from '../../words';
import { AmountField } from './AmountField';
import { WaitingLine } from './IdleDock';
import { MeantButton } from './MeantButton';

function Offer({ offer, now }: { offer: PledgeOffer; now: TableView }) {
  const say = words.value;
  const limits = { min: 1, max: offer.max };
  const amount = useSignal<number | null>(offer.now || offer.max);
  const sum = amount.value;
  const send = (value: number) =>
    request('pledge', {
      seat: offer.to,
      amount: value,
      ...(now.turn === undefined ? {} : { turn: now.turn }),
    });
  return (
    <div class="pledge">
      <AmountField
        amount={amount}
        limits={limits}
        ante={Math.max(1, Math.round(offer.max / 10))}
        slider={false}
        label={say.pledgeFor(offer.name)}
      >
        {offer.now > 0 && (
          <MeantButton class="preset" disabled={isAsked('pledge')} onPress={() => send(0)}>
            {say.takeBack}
          </MeantButton>
        )}
        <MeantButton
          class="preset offer"
          disabled={sum === null || sum === offer.now || isAsked('pledge')}
          onPress={() => sum !== null && send(sum)}
        >
          {sum === null ? say.outOfRange(chips(limits.min), chips(limits.max)) : say.pledge(chips(sum))}
        </MeantButton>
      </AmountField>
    </div>
  );
}

/** While another is asked to enter a svara, one may offer to pay a part of it. */
export function PledgeDock({ now }: { now: TableView }) {
  const say = words.value;
  const offers = pledgeOffers(now);
  const to = useSignal(offers[0]?.to ?? -1);
  const offer = offers.find((one) => one.to === to.value) ?? offers[0];
  if (!offer) return null;
  return (
    <div class="asking">
      <div class="told">
        <WaitingLine now={now} />
        <p class="meaning note">{say.pledgeMeaning(chips(now.price ?? 0))}</p>
      </div>
      <div class="holders">
        {offers.map((one) => (
          <MeantButton
            key={one.to}
            class="preset"
            aria-pressed={one.to === offer.to}
            onPress={() => {
              to.value = one.to;
            }}
          >
            {one.now > 0 ? say.partOf(one.name, chips(one.now)) : one.name}
          </MeantButton>
        ))}
      </div>
      <Offer key={`${offer.to}/${offer.max}/${offer.now}`} offer={offer} now={now} />
    </div>
  );
}
