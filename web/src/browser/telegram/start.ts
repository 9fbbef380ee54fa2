/** Links that lead through Telegram to a table: its address and key, in the few letters that such a link may have. */
import { pathOf, routeOf } from '../router';

export interface Start {
  table: string;
  key: string | null;
}

export function startText({ table, key }: Start): string {
  const address = pathOf({ page: 'table', table }) + (key ? `#${key}` : '');
  return btoa(address).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Where such a link leads; `null` for one that is none of ours. */
export function startOf(text: string | null): Start | null {
  let address: string;
  try {
    address = atob((text ?? '').replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return null;
  }
  const [path = '', key = ''] = address.split('#');
  const to = routeOf(path);
  return to.page === 'table' ? { table: to.table, key: key || null } : null;
}

export function linkThrough(app: string, start: Start): string {
  return `https://t.me/${app}?startapp=${startText(start)}`;
}
