import type { ComponentChildren } from 'preact';
import { optionOf } from '../../state/options';
import { decision } from '../../state/store';
import type { Amount, TableView } from '../../wire';
import { later } from '../shell/later';
import { Clock } from '../table/Clock';
import { ActionButton } from './ActionButton';
import { Meanings, meaningsNow } from './Meanings';

const JoinTogether = later(async () => (await import('./JoinTogether')).JoinTogether);

interface Possible {
  action: string;
  price?: Amount | null;
  main?: boolean;
}

/** What refuses at the left, where folding is, and what goes on at the right. */
function Asking({
  choices,
  now,
  children,
}: {
  choices: Possible[];
  now: TableView;
  children?: ComponentChildren;
}) {
  const lines = meaningsNow(now);
  // The last sentence is that of the redeal, where there is one: it stands beside its button.
  const redeal = optionOf(now, 'redeal') && lines.pop();
  return (
    <div class="asking">
      {redeal && (
        <div class="apart">
          <ActionButton key={`redeal ${decision.value}`} action="redeal" turn={now.turn ?? 0} />
          <p class="meaning">{redeal}</p>
        </div>
      )}
      <Meanings lines={lines} />
      {children}
      <Clock />
      <div class="presses">
        {choices.map(({ action, price, main }) => (
          <ActionButton
            key={`${action} ${decision.value}`}
            action={action}
            turn={now.turn ?? 0}
            shown={price ?? null}
            tone={main ? 'main' : 'plain'}
          />
        ))}
      </div>
    </div>
  );
}

/** A weaker hand at the showdown. Who has not seen it himself would show it to everyone unseen. */
function ShowDock({ now }: { now: TableView }) {
  const unseen = optionOf(now, 'look') !== null;
  const choices = [
    { action: 'muck', main: unseen },
    { action: 'open', main: !unseen },
  ].filter(({ action }) => optionOf(now, action) !== null);
  return <Asking choices={choices} now={now} />;
}

/** The equals of a tie. */
function ChoiceDock({ now }: { now: TableView }) {
  return <Asking choices={[{ action: 'split' }, { action: 'cook', main: true }]} now={now} />;
}

/** The other of the last two proposes to cook the bank unseen. */
function ProposalDock({ now }: { now: TableView }) {
  return <Asking choices={[{ action: 'refuse' }, { action: 'accept', main: true }]} now={now} />;
}

/** Cutting for the deal. */
function CutDock({ now }: { now: TableView }) {
  return <Asking choices={[{ action: 'cut', main: true }]} now={now} />;
}

/** Entering a svara for its price, alone or with what others offer. */
function JoinDock({ now }: { now: TableView }) {
  const alone = optionOf(now, 'join');
  const choices: Possible[] = [{ action: 'decline' }];
  if (alone) choices.push({ action: 'join', price: alone.price ?? now.price ?? null, main: true });
  return (
    <Asking choices={choices} now={now}>
      <JoinTogether now={now} />
    </Asking>
  );
}

const DOCKS = { show: ShowDock, choice: ChoiceDock, join: JoinDock, proposal: ProposalDock, cut: CutDock };

/** What is asked besides stakes and the next deal. */
export function QuestionDock({ now }: { now: TableView }) {
  const { question } = now;
  if (!question || question === 'betting' || question === 'new_deal') return null;
  const Shown = DOCKS[question];
  return <Shown now={now} />;
}
