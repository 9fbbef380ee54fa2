import { signal } from '@preact/signals';

/** A recovery code that was just given: it is shown until its owner says that he has kept it. */
export const freshCode = signal<string | null>(null);
