/** Everything that the screen shows, as signals. */
import { computed, signal } from '@preact/signals';
import type { Asking, LineState } from '../net/link';
import type { Amount, Me } from '../wire';
import { EMPTY, type TableState } from './table';

export const me = signal<Me | null>(null);
export const table = signal<TableState>(EMPTY);
export const line = signal<LineState>('connecting');

/** What was asked of the server and is not answered yet. */
export const asked = signal<readonly Asking[]>([]);
/** The turn that this client has answered: its buttons stay down until the next. */
export const doneTurn = signal<number | null>(null);
/** Just after a turn has changed, buttons rest, so that a tap never lands on another decision. */
export const resting = signal(false);
/** The same for one's cards, when new ones are dealt. */
export const cardsResting = signal(false);
/** The code of what went wrong last, until it fades. */
export const notice = signal<string | null>(null);

export const view = computed(() => table.value.view);
export const darkDeal = computed(() => table.value.darkDeal);
export const turn = computed(() => view.value?.turn ?? 0);

/** The chips away from the table, as the table or else the account last said. */
export const wallet = computed<Amount>(() => view.value?.wallet ?? me.value?.wallet ?? 0);

export const acting = computed(() => asked.value.some((one) => one.type === 'act' && one.action !== 'look'));

/** Whether the buttons of the current decision take a press. */
export const open = computed(() => !resting.value && !acting.value && doneTurn.value !== turn.value);

export function isAsked(what: string): boolean {
  return asked.value.some((one) => one.type === 'request' && one.what === what);
}
