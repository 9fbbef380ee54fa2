/** The words of the game at this table, in the chosen language. */
import { computed } from '@preact/signals';
import { view } from '../state/store';
import { words } from '.';
import { gameWords } from './game';
import type { Telling } from './sentence';

const profile = computed(() => view.value?.profile ?? 'svara');

export const game = computed(() => gameWords(profile.value, words.value));

export const telling = computed<Telling>(() => ({ say: words.value, log: game.value.log }));

/** The word on a button; an action that this client does not know is shown by its name. */
export function actionName(action: string): string {
  const known: Readonly<Record<string, string>> = game.value.actions;
  return Object.hasOwn(known, action) ? (known[action] ?? action) : action;
}
