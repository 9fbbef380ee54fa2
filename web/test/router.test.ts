import { expect, it } from 'vitest';
import { pathOf, type Route, routeOf } from '../src/browser/router';

it('reads each path that it writes', () => {
  const routes: Route[] = [
    { page: 'lobby' },
    { page: 'table', table: 'main' },
    { page: 'table', table: 'наш стол/2' },
    { page: 'replay', table: 'наш стол/2', bank: 17 },
    { page: 'me' },
    { page: 'club' },
    { page: 'operate' },
    { page: 'fair' },
    { page: 'rules', game: null },
    { page: 'rules', game: 'forte-seka' },
    { page: 'practice' },
    { page: 'learn' },
  ];
  for (const route of routes) expect(routeOf(pathOf(route))).toEqual(route);
});

it('leads from an unknown path to the lobby', () => {
  expect(routeOf('/t/')).toEqual({ page: 'lobby' });
  expect(routeOf('/nowhere/at/all')).toEqual({ page: 'lobby' });
  expect(routeOf('/bank/main')).toEqual({ page: 'lobby' });
  expect(routeOf('/bank/main/x')).toEqual({ page: 'lobby' });
  expect(routeOf('/t/%E0%A4%A')).toEqual({ page: 'table', table: '%E0%A4%A' });
});
