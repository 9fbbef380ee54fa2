/** Why the house is closed to who is here, as it said last, whatever was asked of it. */
import { signal } from '@preact/signals';
import type { Fault } from '../api';

export const ban = signal<Fault | null>(null);
