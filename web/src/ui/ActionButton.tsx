import type { ComponentChildren } from 'preact';
import { act } from '../play';
import { actionName } from '../state/game';
import { open } from '../state/store';
import type { Amount } from '../wire';
import { chips, spokenChips } from '../words';

/** A button of the game, for one turn: its word, what it costs, and what it sends. */
export function ActionButton({
  action,
  turn,
  shown = null,
  amount,
  tone,
  disabled = false,
  hint,
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
  children?: ComponentChildren;
}) {
  const fraction = typeof shown === 'string';
  return (
    <button
      type="button"
      class={`press ${tone ?? action.replace(' ', '-')}`}
      data-turn={turn}
      disabled={disabled || !open.value}
      aria-label={fraction ? `${actionName(action)} ${spokenChips(shown)}` : undefined}
      onClick={() => act(turn, action, amount)}
    >
      <span>{actionName(action)}</span>
      {children ?? (shown !== null && <b>{chips(shown)}</b>)}
      {hint && <small>{hint}</small>}
    </button>
  );
}
