/** What the viewer owes, as one sentence for who listens. */

import { isSome } from '../values/amounts';
import { remaining } from '../values/clock';
import type { OptionView, TableView } from '../wire';
import { entry, spokenChips, type Words } from '.';
import type { Actions } from './game';

/** "Your turn: call 20 or fold. 18 seconds left". Turning one's cards is owed to nobody. */
export function owedText(view: TableView, serverNow: number, say: Words, actions: Actions): string {
  const ways = (view.legal ?? [])
    .filter((option) => option.action !== 'look')
    .map((option) => wayText(option, say, actions));
  const last = ways.at(-1) ?? '';
  const all = ways.length < 2 ? last : say.owed.or(ways.slice(0, -1).join(', '), last);
  const left = view.deadline ? remaining(view.deadline, view.seconds, serverNow).seconds : null;
  return say.owed.says(all, left === null ? '' : say.seconds(left)).trim();
}

function wayText({ action, price, min, max }: OptionView, say: Words, actions: Actions): string {
  const name = (entry(actions, action) ?? action).toLowerCase();
  if (isSome(price)) return `${name} ${spokenChips(price ?? 0, say)}`;
  if (!isSome(min) || !isSome(max)) return name;
  const [from, to] = [spokenChips(min ?? 0, say), spokenChips(max ?? 0, say)];
  return from === to ? `${name} ${from}` : say.owed.between(name, from, to);
}
