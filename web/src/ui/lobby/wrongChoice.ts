import type { Fault } from '../../api';
import { chips, entry, type Words } from '../../words';
import type { MoreWords } from '../../words/more';

/** Which of the choices the server does not take, and what it would; of house rules in its own words. */
export function wrongChoice({ where, allowed, bounds, line }: Fault, say: Words, further: MoreWords): string {
  const { opening: create } = further;
  const { ante } = say.lobby;
  const names: Record<string, string> = {
    name: create.name,
    ante,
    seats: create.seats,
    min_stack: create.minStack,
    min_buy_in: create.minBuyIn,
    max_buy_in: create.maxBuyIn,
    bots: create.houseBots,
    clock: create.clock,
    time_bank: create.timeBank,
    house_rules: create.rules,
  };
  if (!where) return '';
  const name = entry(names, where);
  if (name === undefined || where === 'house_rules') {
    const at = line ? [create.line(line)] : [];
    return [...at, where.replace('house_rules.', ''), ...(allowed ? [allowed] : [])].join(': ');
  }
  if (!bounds) return create.odd(name);
  const [least, most] = bounds;
  return where === 'name' ? create.letters(name, most) : create.bounds(name, chips(least), chips(most));
}
