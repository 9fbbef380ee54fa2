/** Everything that the screen shows, as signals. */
import { computed, signal } from '@preact/signals';
import type { Me } from '../api';
import type { Amount, Notice } from '../wire';
import { Desk } from './desk';

export const me = signal<Me | null>(null);

/** The tables that this client is at. */
export const desks = signal<readonly Desk[]>([]);
/** The one that is looked at. */
export const desk = signal(new Desk(''));

export const table = computed(() => desk.value.table.value);
export const line = computed(() => desk.value.line.value);
export const asked = computed(() => desk.value.asked.value);
export const resting = computed(() => desk.value.resting.value);
export const cardsResting = computed(() => desk.value.cardsResting.value);
/** The code of what went wrong last, until it fades. */
export const notice = signal<string | null>(null);

/** What holds for the whole house: a pause, a stop, a word of its operators. */
export const houseNotice = signal<Notice | null>(null);

/** This is a house for tests, as its page says before anything else. */
export const testHouse = signal(false);

export const view = computed(() => table.value.view);
export const darkDeal = computed(() => table.value.darkDeal);
export const turn = computed(() => view.value?.turn ?? 0);

/** The chips away from the table, as the table or else the account last said. */
export const wallet = computed<Amount>(() => view.value?.wallet ?? me.value?.wallet ?? 0);

export const decision = computed(() => desk.value.decision.value);

/** Whether the buttons of the current decision take a press. */
export const open = computed(() => desk.value.open.value);

export function isAsked(what: string): boolean {
  return asked.value.some((one) => one.type === 'request' && one.what === what);
}
