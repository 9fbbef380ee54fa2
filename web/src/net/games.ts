/** Learning a game: its rules in words, what a hand is worth, and a table to practise at. */
import type {
  GameList,
  GameRules,
  HandRequest,
  HandWorth,
  PracticeRequest,
  PracticeSeat,
  SpokenLanguage,
} from '../api';
import { get, keyed, post } from './http';

/** Whose rules are meant: a game's, or those of one table. */
export type RulesOf = { game: string } | { table: string };

function at(of: RulesOf): string {
  return 'game' in of
    ? `/api/games/${encodeURIComponent(of.game)}`
    : `/api/tables/${encodeURIComponent(of.table)}`;
}

export const allGames = () => get<GameList>('/api/games');

export const rulesOf = (of: RulesOf, language: SpokenLanguage, key: string | null = null) =>
  get<GameRules>(`${at(of)}/rules`, { language }, keyed(key));

export const worthOf = (of: RulesOf, cards: readonly string[], language: SpokenLanguage) =>
  post<HandWorth>(`${at(of)}/hand`, { cards: cards.join(','), language } satisfies HandRequest);

export const practise = (wanted: PracticeRequest) => post<PracticeSeat>('/api/practice', wanted);
