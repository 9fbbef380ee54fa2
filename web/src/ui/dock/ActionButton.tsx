import type { ComponentChildren } from 'preact';
import { act } from '../../doing/play';
import { wishOf } from '../../state/prepared';
import { asked, desk, open, view } from '../../state/store';
import type { Amount } from '../../wire';
import { chips, spokenChips, words } from '../../words';
import { actionName } from '../../words/atTable';
import { keyOf } from './keys';
import { MeantButton } from './MeantButton';

/** How much of a sum, its signs between thousands included, a button takes in its usual figures. */
export const LONG = 7;

/** Whether this action is on its way to the server. */
function isSent(action: string): boolean {
  return asked.value.some((one) => one.type === 'act' && one.action === action);
}

/** Whether this action was prepared and is about to be sent. */
function isComing(action: string): boolean {
  const [now, prepared] = [view.value, desk.value.prepared.value];
  return now !== null && prepared !== null && wishOf(now, prepared)?.action === action;
}

/** A button of the game, for one turn: its word, what it costs, and what it sends. */
export function ActionButton({
  action,
  turn,
  shown = null,
  amount,
  tone,
  disabled = false,
  hint,
  shortcut = true,
  long = shown !== null && chips(shown).length > LONG,
  children,
}: {
  action: string;
  turn: number;
  shown?: Amount | null;
  amount?: Amount | undefined;
  /** How it looks, where that is not the action's own way. */
  tone?: string;
  disabled?: boolean;
  /** What it leads to, in a few words below. */
  hint?: string | undefined;
  /** Whether its key is its own; it comes to the field of its sum, where there is one. */
  shortcut?: boolean;
  /** Whether its sum takes smaller figures. */
  long?: boolean;
  children?: ComponentChildren;
}) {
  const fraction = typeof shown === 'string';
  const sent = isSent(action);
  const size = long ? ' long' : '';
  const state = sent ? ' sent' : isComing(action) ? ' coming' : '';
  return (
    <MeantButton
      class={`press ${tone ?? action.replace(' ', '-')}${size}${state}`}
      data-turn={turn}
      disabled={disabled || !open.value}
      aria-keyshortcuts={shortcut ? keyOf(action) : undefined}
      aria-label={fraction ? `${actionName(action)} ${spokenChips(shown)}` : undefined}
      onPress={() => act(turn, action, amount)}
    >
      <span>{actionName(action)}</span>
      {children ?? (shown !== null && <b>{chips(shown)}</b>)}
      {hint && <small>{hint}</small>}
      {sent && <span class="unseen">{words.value.dock.sent}</span>}
    </MeantButton>
  );
}
