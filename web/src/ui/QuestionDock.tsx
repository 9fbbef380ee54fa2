import type { ComponentChildren } from 'preact';
import { game } from '../state/game';
import { optionOf, ownSeat } from '../state/options';
import type { Amount, TableView } from '../wire';
import { ActionButton } from './ActionButton';
import { Clock } from './Clock';
import { JoinTogether } from './JoinTogether';

interface Possible {
  action: string;
  price?: Amount | null;
  main?: boolean;
}

function Asking({
  meaning,
  choices,
  now,
  children,
}: {
  meaning: string;
  choices: Possible[];
  now: TableView;
  children?: ComponentChildren;
}) {
  return (
    <div class="asking">
      <p class="meaning">{meaning}</p>
      <div class="presses">
        {choices.map(({ action, price, main }) => (
          <ActionButton
            key={action}
            action={action}
            turn={now.turn ?? 0}
            shown={price ?? null}
            tone={main ? 'main' : 'plain'}
          />
        ))}
      </div>
      {children}
      <Clock />
    </div>
  );
}

/** A weaker hand at the showdown. Who has not seen it himself would show it to everyone unseen. */
export function ShowDock({ now }: { now: TableView }) {
  const { meanings } = game.value;
  const unseen = optionOf(now, 'look') !== null;
  const choices = [
    { action: 'muck', main: unseen },
    { action: 'open', main: !unseen },
  ].filter(({ action }) => optionOf(now, action) !== null);
  return <Asking meaning={unseen ? meanings.weakerUnseen : meanings.weaker} choices={choices} now={now} />;
}

/** The equals of a tie. */
export function ChoiceDock({ now }: { now: TableView }) {
  const choices = [{ action: 'split' }, { action: 'cook', main: true }];
  return <Asking meaning={game.value.meanings.choice} choices={choices} now={now} />;
}

/** The other of the last two proposes to cook the bank unseen. */
export function ProposalDock({ now }: { now: TableView }) {
  const proposer = now.seats[now.proposer ?? -1];
  const choices = [{ action: 'refuse' }, { action: 'accept', main: true }];
  return <Asking meaning={game.value.meanings.proposal(proposer?.name ?? '')} choices={choices} now={now} />;
}

/** Cutting for the deal. */
export function CutDock({ now }: { now: TableView }) {
  return <Asking meaning={game.value.meanings.cut} choices={[{ action: 'cut', main: true }]} now={now} />;
}

/** Entering a svara for its price, alone or with what others offer. */
export function JoinDock({ now }: { now: TableView }) {
  const { meanings } = game.value;
  const alone = optionOf(now, 'join');
  const choices: Possible[] = [{ action: 'decline' }];
  if (alone) choices.push({ action: 'join', price: alone.price ?? now.price ?? null, main: true });
  const meaning = ownSeat(now)?.status === 'waiting' ? meanings.joinOnlooker : meanings.join;
  return (
    <Asking meaning={meaning} choices={choices} now={now}>
      <JoinTogether now={now} />
    </Asking>
  );
}
