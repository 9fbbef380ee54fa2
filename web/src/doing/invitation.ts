/** Keys of tables: those that one gives out, and the one that an address brings. It never leaves its fragment. */
import { pathOf } from '../browser/router';
import { browserShelf } from '../browser/shelf';

const KEY = /^#([\w-]{8,})$/;

const kept = (table: string) => `svara.key/${table}`;

export function keepKey(table: string, key: string): void {
  browserShelf.write(kept(table), key);
}

/** The key that one gave out last, if this browser made it. */
export function ownKey(table: string): string | null {
  return browserShelf.read(kept(table));
}

export function linkTo(table: string, key: string | null): string {
  const address = location.origin + pathOf({ page: 'table', table });
  return key ? `${address}#${key}` : address;
}

/** The key in the address, while it stands there. */
export function broughtKey(): string | null {
  return KEY.exec(location.hash)?.[1] ?? null;
}

/** It has opened the table: it need not be seen any more. */
export function dropKey(): void {
  if (broughtKey()) history.replaceState(history.state, '', location.pathname + location.search);
}
