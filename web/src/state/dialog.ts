import { signal } from '@preact/signals';

/** The dialog that is open, if one is. */
export type OpenDialog =
  | { name: 'buy_in'; seat: number }
  | { name: 'name' }
  | { name: 'top_up' }
  | { name: 'stand' }
  | { name: 'seat_menu' }
  | { name: 'rules' }
  | { name: 'match' }
  | { name: 'log' }
  | { name: 'fair' }
  | { name: 'chat' }
  /** What a newcomer is to be called when he opens it. */
  | { name: 'create'; as: string }
  | { name: 'table' }
  | { name: 'invite' }
  | { name: 'settings' };

export const dialog = signal<OpenDialog | null>(null);

export function closeDialog(): void {
  dialog.value = null;
}
