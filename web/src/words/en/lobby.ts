/** Finding, opening and entering tables. */
import { english } from '../plural';

export const lobby = {
  title: 'Tables',
  yourTables: 'Your tables',
  yourTurn: 'your turn',
  newDealIn: 'New deal in',
  lines: { connecting: 'connecting…', down: 'no connection' },

  hello: 'Three cards, a pot, and the nerve to stay in. Play chips only; nothing to install, no sign-up.',
  yourName: 'Your name at the table',
  playNow: 'Play now',
  open: 'Open a table',
  list: 'All tables',
  noTables: 'No table is like that. Open one yourself.',

  game: 'Game',
  anyGame: 'any',
  ante: 'Ante',
  antes: { any: 'any', low: 'up to 10', middle: '11 to 50', high: 'over 50' },
  onlyFree: 'a seat is free',
  bots: 'Bots',
  botChoices: { any: 'any', yes: 'with bots', no: 'people only' },

  anteIs: (ante: string) => `ante ${ante}`,
  people: (taken: number, seats: number) => `${taken} of ${seats}`,
  withBots: (count: number) => `${count} ${english(count, 'bot', 'bots')}`,
  watching: (count: number) => `${count} watching`,
  waiting: (count: number) => `${count} waiting`,
  membersOnly: 'members only',
  private: 'private',
  noRake: { bot: 'no rake: a bot sits here', rules: 'no rake' },
  rake: (percent: number, cap: string) => `rake ${percent}%, at most ${cap}`,
  clocks: { normal: 'usual clock', slow: 'slow clock', quick: 'quick clock', none: 'no clock, bots only' },
  sitDown: 'Play',
  watch: 'Watch',
  goOn: 'Go on',

  info: {
    invite: 'Invite',
    ask: 'Ask to be let in',
    asked: {
      asked: 'You have asked. The host decides.',
      approved: 'You are let in.',
      refused: 'The host has refused.',
    },
    wait: 'Wait for a seat',
    unwait: 'Wait no longer',
    held: (number: number) => `Seat ${number} is held for you for half a minute.`,
    heldFor: (name: string) => `for ${name}`,
    takeIt: 'Take it',
    moveHere: (number: number) => `Move to seat ${number}`,
    move: 'Move',
  },
};
