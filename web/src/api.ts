/** What HTTP takes and answers. Written by `tools/generate` from the server's endpoints. */

/** A guest's name; one of the house's where he gives none. */
export interface GuestRequest {
  name?: string | null;
}

/** Who the session's player is, and his chips away from tables. */
export interface Me {
  id: string;
  name: string;
  wallet: number;
  kind: Kind;
  role: Role;
  /** Whether he has a password to log in with, and a recovery code. */
  login?: boolean;
  /** Whether he is logged in by launching the Mini App. */
  telegram?: boolean;
  /** Until when he may not chat, in milliseconds since the epoch. */
  muted_until?: number;
}

export type Kind = 'guest' | 'account' | 'bot';

export type Role = 'player' | 'operator' | 'admin';

/** Another name. */
export interface NameRequest {
  name: string;
}

/** The password, or the word `delete` of a player who has none. */
export interface DeleteRequest {
  password?: string | null;
  confirm?: string | null;
}

/** It is done. */
export interface Done {
  ok: boolean;
}

/** All of them, the newest first. */
export interface SessionsView {
  sessions: SessionView[];
}

/** One place where one is logged in. */
export interface SessionView {
  id: string;
  /** When it began or was renewed, in milliseconds since the epoch. */
  created: number;
  kind: SessionKind;
  /** Whether it is the one that asks. */
  current?: boolean;
}

export type SessionKind = 'web' | 'bot';

/** Opens one socket, at `/ws?ticket=…`, within so many seconds. */
export interface Ticket {
  ticket: string;
  seconds: number;
}

/** Which of one's own banks, the latest first; moments are milliseconds since the epoch. */
export interface BankQuery {
  table?: string | null;
  game?: string | null;
  since?: Moment | null;
  /** Ended earlier than this: the `ended` of the last bank of one page begins the next. */
  before?: Moment | null;
  result?: Outcome | null;
  /** Only banks with a svara in them. */
  svara?: boolean;
  limit?: PageSize;
}

/** Milliseconds since the epoch; the largest whole number that every client reads exactly bounds it. */
export type Moment = number;

export type Outcome = 'won' | 'lost' | 'even';

export type PageSize = number;

/** A page of banks; `more` says whether there may be earlier ones. */
export interface Banks {
  banks: BankLine[];
  more: boolean;
}

/** One finished bank as its player finds it again; `net` is what it brought him. */
export interface BankLine {
  table: string;
  bank: number;
  game: string;
  began: number;
  ended: number;
  seat: number;
  put: number | string;
  won: number | string;
  net: number | string;
  pot: number | string;
  rake: number;
  svaras: number;
  void: boolean;
  /** Everybody's name, by seat. */
  players: string[];
}

/** By game, that with the most banks first. */
export interface Figures {
  games: GameFigures[];
}

/** A player's banks of one game; a voided bank counts in none of them. */
export interface GameFigures {
  game: string;
  banks: number;
  /** Banks that left him with more than before. */
  won: number;
  /** Banks with a svara in them. */
  svaras: number;
  /** Of the pots that he won, alone or with others. */
  biggest_pot: number | string;
  net: number | string;
  /** The days he played on, the earliest first, of the last year at most. */
  days: DayFigures[];
}

/** One day, by the world's clock: its first moment, how many banks, and what they brought in all. */
export interface DayFigures {
  day: number;
  banks: number;
  net: number | string;
}

/** The body of every refusal. `where` names what is wrong in the request, where one thing is. */
export interface Fault {
  error: string;
  where?: string | null;
}
