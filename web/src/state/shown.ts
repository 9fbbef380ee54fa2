/** The table as it is shown, which at the end of a bank comes a little after the view. */
import { computed, signal } from '@preact/signals';
import { type HeldBack, heldView } from './staging';
import { desk, table, view } from './store';

/** What is not shown yet, so that a bank ends in its order. */
export const heldBack = signal<HeldBack | null>(null);

/** The view as the table shows it; what is asked and allowed is read from `view` itself. */
export const shown = computed(() =>
  view.value && heldBack.value ? heldView(heldBack.value, view.value) : view.value,
);

/** The lines of what has been shown. */
export const shownLines = computed(() => {
  const { lines } = table.value;
  const until = heldBack.value?.until;
  return until === undefined ? lines : lines.filter((one) => one.seq <= until);
});

/** Whether something is held: an end is being shown, one thing after another. */
export const staging = computed(() => heldBack.value !== null);

/** How often what was being shown has been broken off. */
export const breaks = signal(0);

/** What moves and what is said over the table belongs to one deal of one bank: with another scene it is gone. */
export const scene = computed(
  () => `${desk.value.id} ${shown.value?.bank} ${shown.value?.deal} ${breaks.value}`,
);

/** Whether it is shown who has won what, where anybody has. */
export const verdictShown = computed(() => heldBack.value === null || heldBack.value.verdict);
