/** The call of the page's title while a turn is the player's and he does not see the page. */
import { signal } from '@preact/signals';

/** Whether the title calls just now; it changes to and fro. */
export const titleCalls = signal(false);

export function titleOf(title: string, call: string, calls: boolean): string {
  return calls ? `● ${call} — ${title}` : title;
}
