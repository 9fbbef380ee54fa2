import { SHIPPED } from '../shipped';

export type GameName = keyof typeof SHIPPED;

/** The four games, in the order in which they are offered. */
export const GAMES = Object.keys(SHIPPED) as readonly GameName[];
