/** What HTTP takes and answers. Written by `tools/generate` from the server's endpoints. */
import type { Amount, LogEntry, SeatView, TableView } from './wire';

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
  /** Whether this is a house for tests. */
  test?: boolean;
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

/** A password of 8 to 200 characters; the name that a guest has already where none is given. */
export interface SignUpRequest {
  password: string;
  name?: string | null;
}

/** Who one is now, and the recovery code, which is shown this once. */
export interface SignedUp {
  me: Me;
  recovery: string;
}

export interface LoginRequest {
  name: string;
  password: string;
}

/** The recovery code, and the new password. */
export interface RecoverRequest {
  name: string;
  code: string;
  password: string;
}

/** The old password and the new one. */
export interface PasswordRequest {
  old: string;
  new: string;
}

export interface RecoveryRequest {
  password: string;
}

/** A recovery code: shown this once, good for one new password, and until the next code. */
export interface Recovery {
  recovery: string;
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

/** Opens one socket within so many seconds, offered as the protocol `svara.ticket.TICKET`. */
export interface Ticket {
  ticket: string;
  seconds: number;
}

/** The Mini App that this house is within Telegram, as links at t.me name it; none without a name. */
export interface MiniApp {
  app: string | null;
}

/**
 * `initData`, as Telegram gave it to the app.
 *
 * With `link`, who is logged in is found by this user from now on. Nobody is without it: a page may have been
 * opened by a link with the launch of a stranger in it.
 */
export interface LaunchRequest {
  init_data: string;
  link?: boolean;
}

export interface OwnBots {
  bots: OwnBot[];
}

/** A bot as its owner sees it. */
export interface OwnBot {
  id: string;
  name: string;
  created: number;
}

/** What the bot is called. */
export interface BotRequest {
  name: string;
}

/** A bot, and its token, which is shown this once. */
export interface NewBot {
  bot: OwnBot;
  token: string;
}

export interface GameList {
  games: GameInfo[];
}

/** A game that the house knows, and what it is played with. */
export interface GameInfo {
  /** The id of its profile. */
  game: string;
  cards: number;
  min_players: number;
  max_players: number;
  ante: Amount;
}

/** In which language. */
export interface RulesQuery {
  language?: SpokenLanguage;
}

export type SpokenLanguage = 'ru' | 'bg' | 'ka' | 'en';

/** A game in words, built from the parameters that it is played by. */
export interface GameRules {
  game: string;
  parts: RulesPart[];
  hands: HandRow[];
  deck: string[];
}

/** A heading and the sentences below it, in the language that was asked for. */
export interface RulesPart {
  title: string;
  lines: string[];
}

/** Hands that count in the same way: the best of them, and the least where that is worth less. */
export interface HandRow {
  best: HandWorth;
  least?: HandWorth | null;
}

/** What a hand is worth: `points` is a text like `65/2`, or the class that no points beat. */
export interface HandWorth {
  cards: string[];
  points: string;
  /** The cards that count. */
  made_by: string[];
  /** In sentences of the language that was asked for. */
  why: string[];
  /** How many of all hands are worth less. */
  weaker: number;
  /** How many are worth as much, this one too. */
  equal: number;
  stronger: number;
  label?: string | null;
}

/** Three cards, as `Td,9d,Ah`, and a language. They may be those that one holds: no address has them. */
export interface HandRequest {
  cards: string;
  language?: SpokenLanguage;
}

/** Which tables are wanted. */
export interface LobbyQuery {
  game?: string | null;
  ante_min?: number | null;
  ante_max?: number | null;
  /** Those with a free seat alone. */
  free?: boolean;
  /** With a bot at them, or without. */
  bots?: boolean | null;
}

/** The lobby. */
export interface TableList {
  tables: TableInfo[];
  house: HouseState;
}

/** One table in the lobby. */
export interface TableInfo {
  id: string;
  name: string;
  /** The id of its profile. */
  game: string;
  ante: Amount;
  min_buy_in: Amount;
  max_buy_in: Amount;
  seats: number;
  taken: number;
  /** How many of the taken ones are bots'. */
  bots: number;
  /** Seats that nobody has, and that are held for nobody else. */
  free: number;
  spectators?: number;
  waiting?: number;
  clock?: ClockPreset;
  time_bank?: number;
  members_only?: boolean;
  private?: boolean;
  bots_allowed?: boolean;
  /** Whether who is neither a member nor seated may look on. */
  looked_on?: boolean;
  chat?: boolean;
  /** Whether a bank is being played. */
  running?: boolean;
  /** Percent of a pot. */
  rake?: number;
  /** The most of it, in chips. */
  rake_cap?: number;
  /** Why none is taken now: a bot sits there, or its rules have none. */
  no_rake?: 'bot' | 'rules' | null;
  /** The house's own. */
  house?: boolean;
  /** Whether its seats are open to who asks, as far as that depends on who he is. */
  may_sit?: boolean;
  /** The seat of who asks. */
  you?: number | null;
  /** Whether he opened it. */
  opener?: boolean;
  /** Who opened it; said only of a single table, and to those who may look on or come in. */
  host?: string;
  /** Who sits there; said where `host` is. */
  sitting?: string[];
}

export type ClockPreset = 'normal' | 'slow' | 'quick' | 'none';

/** What holds for the whole house, as a `notice` at a table says it. */
export interface HouseState {
  paused?: boolean;
  closing?: boolean;
  text?: string | null;
}

/**
 * A table as its opener wants it; what is not given is the game's own.
 *
 * `min_buy_in` and `max_buy_in` are in antes, `time_bank` in seconds a bank. `house_rules` is a profile's
 * text, in place of a shipped `profile`. With the clock `none` a table is for its bots alone.
 */
export interface TableOptions {
  name?: string;
  profile?: string;
  house_rules?: string | null;
  ante?: number | null;
  seats?: number | null;
  min_stack?: number | null;
  min_buy_in?: number | null;
  max_buy_in?: number | null;
  bots_allowed?: boolean;
  /** How many of the house's bots sit there. */
  bots?: number;
  clock?: ClockPreset;
  time_bank?: number;
  /** Listed nowhere, and there for nobody without the key or a membership. */
  private?: boolean;
  /** Only approved members take a seat. */
  members_only?: boolean;
  /** Whether who is neither a member nor seated may look on. */
  spectators?: boolean;
  chat?: boolean;
  /** At a table to practise at, how well its bots play; its chips are worth nothing elsewhere. */
  practice?: BotStrength | null;
}

export type BotStrength = 'easy' | 'normal' | 'strong';

/** A new table, and the key that lets others in. */
export interface Opened {
  table: TableInfo;
  key: string;
}

/** What somebody would play, who wants to sit down at once; what is not given may be anything. */
export interface QuickRequest {
  game?: string | null;
  ante?: number | null;
}

/** A seat that is held for half a minute. */
export interface QuickSeat {
  table: string;
  seat: number;
}

/** The key of an invitation; none where the table is open to all. */
export interface JoinRequest {
  key?: string | null;
}

/** How one stands to a table. */
export interface Joined {
  standing: Standing;
}

export type Standing = 'asked' | 'approved' | 'refused';

/** What somebody wants to practise, and against whom. */
export interface PracticeRequest {
  game?: string;
  bots?: number;
  strength?: BotStrength;
  pace?: Pace;
}

export type Pace = 'slow' | 'normal' | 'quick';

/** A seat at a table for practice, and with how many of its chips to sit down there. */
export interface PracticeSeat {
  table: string;
  seat: number;
  amount: number;
}

/** The key of a table, which lets in whoever has it; the one before lets in nobody more. */
export interface Invitation {
  key: string;
}

export interface MemberList {
  members: Member[];
}

/** Somebody who asked, and how he stands; `member` names him at this table alone. */
export interface Member {
  member: string;
  name: string;
  standing: Standing;
  /** Whether he sits there, or has played there. */
  came: boolean;
}

/** What becomes of somebody who asked, or was let in. */
export interface Verdict {
  member: string;
  standing: 'approved' | 'refused' | 'removed';
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
  /** What its opener called the table; empty where it has no name but its game's. */
  table_name: string;
}

/**
 * A finished bank, to be looked at step by step.
 *
 * The views are those of the viewer's line while it was played, without clocks, wallets, and what he could
 * have done. The numbers of the steps rise with gaps: who came, went or lost his line is left out.
 */
export interface Replay {
  table: string;
  bank: number;
  game: string;
  table_name: string;
  began: number;
  ended: number;
  void: boolean;
  /** The viewer's; none where he sees what a spectator saw. */
  seat: number | null;
  /** The headers that led to the first deal, with what proves them. */
  before: LogEntry[];
  /** After the first of the steps. */
  view: TableView;
  steps: ReplayStep[];
}

/** One event, redacted for the viewer as it was when it happened, and what it changed in his view. */
export interface ReplayStep {
  seq: number;
  at: number;
  event: Record<string, unknown>;
  /** The fields of the `TableView` that are others now, whole; its seats aside. */
  view?: Record<string, unknown>;
  /** The fields of it that have their defaults again. */
  gone?: string[];
  /** The seats that are others now, whole. */
  seats?: SeatView[];
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

/** Which lines of one's statement, the latest first: those older than the line called `before`. */
export interface StatementQuery {
  before?: LineNumber | null;
  limit?: PageSize;
}

/** The number of a line in a list; bounded as a moment is. */
export type LineNumber = number;

/** A page of it; `more` says whether there may be older lines. */
export interface Statement {
  lines: StatementLine[];
  more: boolean;
}

/**
 * One movement. `amount` is what the wallet got or gave, or the seat where the wallet had no part.
 *
 * `wallet` and `held` are what he had after it, away from tables and in all; what lies in a pot is nobody's.
 */
export interface StatementLine {
  number: number;
  at: number;
  kind: string;
  amount: number;
  wallet: number;
  held: number;
  table: string | null;
  bank: number | null;
  note: string | null;
  /** What its opener called the table; empty where it has no name but its game's. */
  table_name: string | null;
  game: string | null;
}

/** Since when; thirty days where it is not said. */
export interface DaysQuery {
  since?: Moment | null;
}

/** The days on which anything moved, the earliest first. */
export interface Days {
  days: Day[];
}

/** A day of UTC that began at `at`: what play brought or cost, and what the house gave or took. */
export interface Day {
  at: number;
  played: number;
  given: number;
}

/** Of which table, or of the whole club; from when, a day ago, until when, now. */
export interface SettlementQuery {
  table?: string | null;
  since?: Moment | null;
  until?: Moment | null;
}

/** The sheet. All nets, the rake and what went into pots that are still played for add up to zero. */
export interface Settlement {
  table: string | null;
  since: number;
  until: number;
  players: SettledPlayer[];
  rake: number;
  in_pots: number;
  /** Of a table whose score is notional. */
  scores: Score[];
  /** What its opener called the table; empty where it has no name but its game's, and for the club. */
  table_name: string;
  game: string;
}

/**
 * One player: `before` + `brought` + `net` is `taken` + `after`, in chips.
 *
 * `player` is his id, for operators alone.
 */
export interface SettledPlayer {
  name: string;
  /** On his seats when the time began. */
  before: number;
  brought: number;
  taken: number;
  /** On his seats when the time ended. */
  after: number;
  net: number;
  bot?: boolean;
  you?: boolean;
  player?: string | null;
}

/** What a player won less what he paid where the score is notional (K2); a fraction is a text. */
export interface Score {
  name: string;
  score: number | string;
  bot?: boolean;
  you?: boolean;
}

/** The tables whose sheets one may see, the latest first, and whether the club's is open to one. */
export interface SettledTables {
  tables: PlayedTable[];
  club: boolean;
}

/** A table that somebody played at or opened, and when its last bank of his ended, or it was opened. */
export interface PlayedTable {
  table: string;
  table_name: string;
  game: string;
  last: number;
}

/** A part of a name, or an id. */
export interface PeopleQuery {
  search?: string;
  limit?: PageSize;
}

/** The newest first. */
export interface PeopleFound {
  people: PersonLine[];
}

/** A person as a list shows him; `until` are milliseconds since the epoch, 0 where he is free. */
export interface PersonLine {
  id: string;
  name: string;
  kind: Kind;
  role: Role;
  created: number;
  banned_until: number;
  muted_until: number;
  wallet: number;
}

/** A person as operators see him: what he has and what was done, and nothing that is secret. */
export interface Person {
  person: PersonLine;
  sessions: number;
  seats: SeatHeld[];
  movements: MovementLine[];
  acts: AuditLine[];
}

/** Where somebody sits; the stack is an exact text where the score is notional. */
export interface SeatHeld {
  table: string;
  seat: number;
  stack: number | string;
  table_name: string;
  game: string;
}

/** Chips into his wallet, or out of it where `amount` is below zero. */
export interface MovementLine {
  id: string;
  at: number;
  amount: number;
  /** The account they came from or went to. */
  other: string;
}

/**
 * One act: who did it (`console` for who has the machine), what, to whom or what, and why.
 *
 * The names are those that people and tables have now, and the ids where there is none.
 */
export interface AuditLine {
  id: number;
  at: number;
  who: string;
  act: string;
  target: string;
  detail: string;
  reason: string;
  who_name: string;
  target_name: string;
}

/** Until when, in milliseconds since the epoch; 0 ends it now. */
export interface UntilRequest {
  reason: Reason;
  until: Moment;
}

/** Why it was done: every act needs one, and the audit keeps it for good. */
export type Reason = string;

/** Why an act is done. */
export interface Because {
  reason: Reason;
}

/** With it, an account's owner chooses a password; it is shown this once and kept nowhere. */
export interface RecoveryCode {
  code: string;
}

/**
 * Play chips to give, or to take where they are below zero; said again with this `id`, it is not done again.
 */
export interface GrantRequest {
  reason: Reason;
  id: string;
  amount: number;
}

export interface WalletNow {
  wallet: number;
}

/** What an account may do. */
export interface RoleRequest {
  reason: Reason;
  role: Role;
}

/** The name of a new account that may do everything. */
export interface AdminRequest {
  reason: Reason;
  name: string;
}

/** The tables that are open, and what is set for all of them. */
export interface HouseNow {
  tables: TableLine[];
  paused: boolean;
  closing: boolean;
  text: string | null;
}

/** A table that is open: what is played, how many are there, and whether a bank runs. */
export interface TableLine {
  table: string;
  game: string;
  bank: number;
  running: boolean;
  people: number;
  bots: number;
  connections: number;
  /** What its opener called it; empty where it has no name but its game's. */
  table_name: string;
}

/** Whether new banks wait. */
export interface PauseRequest {
  reason: Reason;
  on: boolean;
}

/** What everybody is told; an empty text takes it away. */
export interface NoticeRequest {
  reason: Reason;
  text: string;
}

/** How many seconds the banks that people are playing may take to end. */
export interface DrainRequest {
  reason: Reason;
  seconds?: number;
}

/** What is wrong with the books, as the check of the ledger puts it; none where they are sound. */
export interface BooksFaults {
  faults: string[];
}

export interface ReportsQuery {
  limit?: PageSize;
}

/** The oldest first. */
export interface Reports {
  reports: ReportLine[];
}

/** A message that players reported, and how many of them did. */
export interface ReportLine {
  chat: number;
  table: string;
  player: string;
  name: string;
  at: number;
  body: string;
  reports: number;
  /** What its opener called the table; empty where it has no name but its game's. */
  table_name: string;
}

/** Acts before that number, and on one target. */
export interface AuditQuery {
  before?: LineNumber | null;
  target?: string | null;
  limit?: PageSize;
}

/** The latest first. */
export interface Acts {
  acts: AuditLine[];
}

/** The body of every refusal. `where` names what is wrong in the request, where one thing is. */
export interface Fault {
  error: string;
  where?: string | null;
  /** What it may be, as `svara profiles check` has it. */
  allowed?: string | null;
  /** Where it stands in a text of several lines. */
  line?: number | null;
  /** The least and the most that a number may be, or a text's length. */
  bounds?: [number, number] | null;
  /** Of a ban: when it ends, in milliseconds since the epoch. */
  until?: number | null;
  /** Of a ban: why, in the words of whoever banned. */
  reason?: string | null;
}

/** What an endpoint may refuse with. */
export type ApiCode =
  | 'account_needed'
  | 'bad_cards'
  | 'bad_key'
  | 'bad_name'
  | 'bad_options'
  | 'bad_password'
  | 'bad_request'
  | 'bad_signature'
  | 'bank_running'
  | 'banned'
  | 'busy'
  | 'closed'
  | 'fault'
  | 'has_account'
  | 'house_full'
  | 'name_taken'
  | 'no_account'
  | 'no_amount'
  | 'no_bank'
  | 'no_chips'
  | 'no_game'
  | 'no_member'
  | 'no_password'
  | 'no_session'
  | 'no_such_bank'
  | 'no_such_bot'
  | 'no_such_session'
  | 'no_table'
  | 'not_allowed'
  | 'not_confirmed'
  | 'not_for_bots'
  | 'not_found'
  | 'not_offered'
  | 'other_act'
  | 'seated'
  | 'secret_in_address'
  | 'telegram_taken'
  | 'too_fast'
  | 'too_large'
  | 'too_many'
  | 'too_many_tables'
  | 'too_old'
  | 'wrong_code'
  | 'wrong_login'
  | 'wrong_origin'
  | 'wrong_password';
