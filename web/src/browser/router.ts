/** Which page the address names, and going from one to another without loading anew. */
import { signal } from '@preact/signals';

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; bank: number }
  | { page: 'me' }
  | { page: 'club' }
  | { page: 'operate' }
  | { page: 'fair' }
  | { page: 'rules'; game: string | null }
  | { page: 'practice' }
  | { page: 'learn' }
  | { page: 'settings' };

export type Page = Route['page'];

const PLAIN = ['me', 'club', 'operate', 'fair', 'practice', 'learn', 'settings'] as const;

/** The page of a path; whatever is no page of ours leads to the lobby. */
export function routeOf(path: string): Route {
  const [, first = '', second = '', third = ''] = path.split('/');
  if (first === 't' && second) return { page: 'table', table: decoded(second) };
  if (first === 'bank' && second && /^\d{1,15}$/.test(third)) {
    return { page: 'replay', table: decoded(second), bank: Number(third) };
  }
  if (first === 'rules') return { page: 'rules', game: second ? decoded(second) : null };
  const plain = PLAIN.find((page) => page === first);
  return plain ? { page: plain } : { page: 'lobby' };
}

export function pathOf(to: Route): string {
  if (to.page === 'table') return `/t/${encodeURIComponent(to.table)}`;
  if (to.page === 'replay') return `/bank/${encodeURIComponent(to.table)}/${to.bank}`;
  if (to.page === 'rules' && to.game) return `/rules/${encodeURIComponent(to.game)}`;
  return to.page === 'lobby' ? '/' : `/${to.page}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = signal<Route>(
  typeof location === 'undefined' ? { page: 'lobby' } : routeOf(location.pathname),
);

export function go(to: Route, query = ''): void {
  const address = pathOf(to) + query;
  if (address !== location.pathname + location.search) history.pushState({ ours: true }, '', address);
  route.value = to;
}

/** To where one came from within this page; from where one entered it, to the lobby. */
export function goBack(): void {
  if ((history.state as { ours?: boolean } | null)?.ours) history.back();
  else go({ page: 'lobby' });
}

export function beginHistory(): void {
  addEventListener('popstate', () => {
    route.value = routeOf(location.pathname);
  });
}
