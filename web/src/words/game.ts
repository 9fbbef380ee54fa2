/** The words of the game that is played: its own where it has them, else the family's. */
import { GAMES, type GameName } from '../values/games';
import { entry, type Words } from '.';
import { sentenceCase } from './sentenceCase';

export type Actions = Words['actions'];
export type Meanings = Words['meanings'];
export type LogWords = Words['logWords'];
export type States = Words['states'];

/** What a game says in its own way. */
export interface Game {
  title: string;
  actions: Partial<Actions>;
  meanings: Partial<Meanings>;
  log: Partial<LogWords>;
  states?: Partial<States>;
}

export interface GameWords {
  title: string;
  actions: Actions;
  meanings: Meanings;
  log: LogWords;
  states: States;
}

/** `forte-seka` is "Forte seka" where it has no name of its own. */
function titleOf(profile: string, say: Words): string {
  const plain = profile.replaceAll(/[-_]/g, ' ').trim();
  return entry(say.variants, profile) ?? (sentenceCase(plain) || say.family);
}

/** A table by its own name, with its game; by its game alone where it has none. */
export function tableTitle(name: string | null | undefined, profile: string, say: Words): string {
  const { title } = gameWords(profile, say);
  return name ? `${name} (${title})` : title;
}

/** The four games, each with its title, to choose from. */
export function gameChoices(say: Words): [GameName, string][] {
  return GAMES.map((game) => [game, gameWords(game, say).title]);
}

export function gameWords(profile: string, say: Words): GameWords {
  const games: Readonly<Record<string, Game>> = say.games;
  const game = Object.hasOwn(games, profile) ? games[profile] : undefined;
  return {
    title: game?.title ?? titleOf(profile, say),
    actions: { ...say.actions, ...game?.actions },
    meanings: { ...say.meanings, ...game?.meanings },
    log: { ...say.logWords, ...game?.log },
    states: { ...say.states, ...game?.states },
  };
}
