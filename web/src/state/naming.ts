/** The question for a newcomer's name, asked before he has an account. */
import { computed, signal } from '@preact/signals';
import { browserShelf } from '../browser/shelf';
import { me } from './store';

export interface Naming {
  /** The last name was not taken. */
  refused: boolean;
  /** Only the first answer counts. */
  answer: (name: string) => void;
  /** He has a name already, and goes to log in. */
  cancel: () => void;
}

/** Nobody has given a name, and nobody is asked again for now. */
export class NotNamed extends Error {}

export const naming = signal<Naming | null>(null);

const KEY = 'svara.guest';

/** Whether this browser has had an account, so that nobody is asked for his name twice. */
export function wasHere(): boolean {
  return browserShelf.read(KEY) !== null;
}

/** Whether this browser is nobody's, as far as is known: who has been here is not greeted as a newcomer meanwhile. */
export const isNobody = signal(!wasHere());

/** Whether to greet a newcomer, and to ask what he is to be called. */
export const newcomer = computed(() => me.value === null && isNobody.value);

/** Whose the browser is; other pages of it hear of each change. */
export function nowKnown(): void {
  isNobody.value = false;
  browserShelf.write(KEY, me.peek()?.id ?? '');
}

export function isAccountKey(key: string | null): boolean {
  return key === KEY;
}

export function nowUnknown(): void {
  isNobody.value = true;
  browserShelf.forget(KEY);
}

export function askName(refused: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    naming.value = { refused, answer: resolve, cancel: () => reject(new NotNamed()) };
  });
}
