/** A seat that one has chosen before being at its table. */
import { effect, signal } from '@preact/signals';
import { go } from '../browser/router';
import { dialog } from '../state/dialog';
import { ownSeat } from '../state/options';
import { view } from '../state/store';
import { sit } from './play';

const wanted = signal<{ table: string; seat: number; amount: number | null } | null>(null);

/** Go to a table and sit down there; how many chips to bring is asked on arrival, where it is not known. */
export function takeSeat(table: string, seat: number, amount: number | null = null): void {
  wanted.value = { table, seat, amount };
  go({ page: 'table', table });
}

export function beginWanted(): void {
  effect(() => {
    const [now, seat] = [view.value, wanted.value];
    if (!now || !seat || now.table !== seat.table) return;
    wanted.value = null;
    if (ownSeat(now)) return;
    if (now.exact) void sit(seat.seat);
    else if (seat.amount !== null) void sit(seat.seat, seat.amount);
    else dialog.value = { name: 'buy_in', seat: seat.seat };
  });
}
