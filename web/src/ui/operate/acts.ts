import { signal } from '@preact/signals';

/** How many acts this page has done: what lists acts is read anew after each. */
export const actsDone = signal(0);
