/** Does at the viewer's turn, and once, what he chose before it. */
import { effect } from '@preact/signals';
import type { Desk } from '../state/desk';
import { wishOf } from '../state/prepared';
import { desks } from '../state/store';
import { act } from './play';

/** The rest of the buttons after a new turn has passed by then: that long one sees what is about to be done. */
function doPrepared(at: Desk): void {
  const [{ view }, prepared] = [at.table.value, at.prepared.value];
  const wish = view && prepared && at.open.value && at.line.value === 'up' ? wishOf(view, prepared) : null;
  if (!view || !wish) return;
  at.prepared.value = null;
  act(view.turn ?? 0, wish.action, wish.amount, at);
}

export function beginPreparing(): void {
  effect(() => {
    for (const at of desks.value) doPrepared(at);
  });
}
