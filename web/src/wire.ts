/** The messages of the socket. Written by `tools/generate` from src/svara/wire/. */

/** The version of the messages. */
export const VERSION = 2;

/** A whole number of chips, or a fraction as a text. */
export type Amount = number | string;

/** `waiting`: seated, not in this bank (sits out, or a bank has not begun). */
export type SeatStatus = 'empty' | 'waiting' | 'in' | 'folded' | 'mucked' | 'gone';

export type Phase = 'waiting' | 'betting' | 'showdown' | 'choice' | 'joining' | 'cutting' | 'finished';

/** What brings a client to a sequence number, wherever it stood before. */
export type TableMessage = Snapshot | Update;

/**
 * The table as it is, with the events of the current bank so far, or the latest of them where they are very
 * many.
 */
export interface Snapshot {
  type: 'snapshot';
  seq: number;
  now: number;
  view: TableView;
  log: LogEntry[];
}

/** Everything the viewer may know of the table, ready to draw. */
export interface TableView {
  table: string;
  profile: string;
  ante: Amount;
  /** The least this viewer may sit down with: more than the table's after leaving with more (O67). */
  min_buy_in: Amount;
  max_buy_in: Amount;
  seats: SeatView[];
  phase: Phase;
  you?: number | null;
  /** The viewer's chips away from the table. */
  wallet?: Amount | null;
  /** The number of the bank at this table, from 1. */
  bank?: number;
  deal?: number;
  /** Which svara in a row this is; 0 in the first deal. */
  svara?: number;
  dealer?: number | null;
  pot?: Amount;
  level?: Amount;
  /** The turn an action must answer; it rises through the banks of a table and never repeats. */
  turn?: number;
  question?: 'betting' | 'proposal' | 'show' | 'choice' | 'join' | 'cut' | 'new_deal' | null;
  owed?: number[];
  /** When the running clock ends, in milliseconds since the epoch. */
  deadline?: number | null;
  /** How long that clock runs in all. */
  seconds?: number | null;
  /** The viewer's own legal actions now. */
  legal?: OptionView[];
  /** Of entering the svara that is being joined. */
  price?: Amount | null;
  rake?: Amount;
  winners?: number[];
  /** Whether a dark lap is running. */
  dark?: boolean;
  /** Whether totals are matched, or each stake is a new full one of at least the last. */
  style?: 'level' | 'fresh';
  /** Whether who owes nothing may pass (O20). */
  checking?: boolean;
  /** Stacks are a notional score: fractions as texts, below zero too, no wallet, no buy-in (K2). */
  exact?: boolean;
  match?: MatchView | null;
  /** Who proposes an agreed svara, while the other has not answered (T16). */
  proposer?: number | null;
  /** What has been cut for the deal, in this round of cutting. */
  cuts?: CutView[];
  /** Whether entries to the svara that is being joined may be pooled, so that pledges are taken. */
  pooling?: boolean;
  /**
   * Who has not yet answered whether he joins, in the order of asking; each may pledge to those before him,
   * who answer before him.
   */
  asked?: number[];
  pledges?: PledgeView[];
  pools?: PoolView[];
  /** `null` at a table whose decks are scripted. */
  fair?: FairView | null;
  /** What its opener calls it. */
  name?: string;
  /** How many look on. */
  spectators?: number;
  /** Who waits for a seat, the first of the line first. */
  waiting?: string[];
  /** The free seats that wait for somebody. */
  holds?: HoldView[];
  /** The one that is held for the viewer. */
  held?: number | null;
  /** Whether the clock that runs is a time bank's. */
  in_time_bank?: boolean;
  /** Why no rake is taken: a bot sits here, or these rules have none. */
  no_rake?: 'bot' | 'rules' | null;
  bots_allowed?: boolean;
  private?: boolean;
  members_only?: boolean;
  /** Whether a seat is open to the viewer, as far as that depends on who he is. */
  may_sit?: boolean;
  /** Whether the viewer opened it: he lets members in, and gives out the key. */
  opener?: boolean;
  /** Whether there is a chat here. */
  chat?: boolean;
  /** Whether its chips are for practice: they are worth nothing elsewhere, and in no wallet. */
  practice?: boolean;
  /** Whether the viewer is in a pool, whose members read each other's lines (T20). */
  pool_chat?: boolean;
}

/** One seat as the viewer may know it. */
export interface SeatView {
  seat: number;
  status: SeatStatus;
  name?: string | null;
  bot?: boolean;
  stack?: Amount;
  /** In this deal. */
  bet?: Amount;
  /** In this bank, antes and entries included. */
  put?: Amount;
  /**
   * `null` for a card the viewer has not seen; empty without cards. He sees what he turned, what was opened,
   * a hand he compared with, and what the holder of his pool turned.
   */
  cards?: (string | null)[];
  /** Which cards their owner has looked at; public. */
  turned?: boolean[];
  /** Whether the owner's last stake in this deal was a dark bet. */
  dark?: boolean;
  opened?: boolean;
  /** Of any hand all of whose cards the viewer knows. */
  score?: ScoreView | null;
  /** What the cards that the viewer knows are worth by themselves, while he does not know the whole hand. */
  so_far?: ScoreView | null;
  all_in?: boolean;
  connected?: boolean;
  sits_out?: boolean;
  /** Has pressed "New deal". */
  ready?: boolean;
  /** One of the equals of a tie or svara. */
  equal?: boolean;
  joined?: boolean;
  /** What the seat got of the finished bank's pot. */
  won?: Amount | null;
  /** Presses "New deal" by itself while connected (O70). */
  auto_ready?: boolean;
  /** Stands up when the bank is over (O72). */
  leaving?: boolean;
  /** The viewer has seen this hand, another's, in a compare (T8). */
  compared?: boolean;
  /** When a lost connection becomes standing up, in milliseconds since the epoch (O71). */
  offline_deadline?: number | null;
  /** Milliseconds that he has left of it in this bank, beyond his turns' clocks. */
  time_bank?: number;
}

/** Points as text (`65/2`) and the label's id, if there is one. */
export interface ScoreView {
  points: string;
  label?: string | null;
}

/**
 * A legal action: `min`/`max` bound its amount (the level it makes; the whole stake of `stake` and
 * `compare`), `price` is its cost now. An action with a price and bounds needs no amount.
 *
 * `join with` is entering with what others have pledged to this seat; its price is the whole entry's.
 * `redeal` is offered off turn too.
 */
export interface OptionView {
  action: string;
  min?: Amount | null;
  max?: Amount | null;
  price?: Amount | null;
}

/** The match that the bank belongs to (K34, K35); one that is over until the next bank begins. */
export interface MatchView {
  /** Which bank of it this is, from 1; between two banks the one to come; the last, once it is over. */
  bank: number;
  /** How many a match has; svaras use up none. */
  banks: number;
  over?: boolean;
  winners?: number[];
  /** By seat; an empty seat has 0. */
  scores?: Amount[];
}

/** The card that a seat's cut for the deal turned up (T17). */
export interface CutView {
  seat: number;
  card: string;
}

/** `seat` would pay `amount` of the entry that `to` would make and hold the cards of (T20). */
export interface PledgeView {
  seat: number;
  to: number;
  amount: Amount;
}

/** Several who play one hand: its holder, and the others with what each paid of the entry (T20). */
export interface PoolView {
  holder: number;
  parts: [number, Amount][];
}

/** The latest header, from which the cards on the table come or will come (docs/fair-cards.md). */
export interface FairView {
  /** Consecutive at the table, from 1; 0 before the first. */
  number?: number;
  /** The header's short code, the same for everybody who was given the same header. */
  code?: string | null;
  stage?: 'pending' | 'dealt' | 'void' | null;
  /** The seats of it that never committed to a nonce: the house's bots, and who takes no part. */
  without?: number[];
  /** Those that did and were silent. */
  missing?: number[];
  /** Whose nonces it waits for. */
  owed?: number[];
  /** When they are waited for no longer, in milliseconds since the epoch. */
  deadline?: number | null;
  seconds?: number | null;
  /**
   * What the viewer is bound to for the next header that he is in, in hexadecimal; `null` asks for a `commit`
   * where his client takes part.
   */
  commitment?: string | null;
  /** The cards of the game in their natural order, which every deck is an order of. */
  deck?: string;
}

/** A free seat that `name` alone may take, until that moment. */
export interface HoldView {
  seat: number;
  name: string;
  until: number;
}

/** Something that happened, redacted for the viewer: an event's fields with its name in `event`. */
export interface LogEntry {
  seq: number;
  event: TableEvent;
}

/** What was missed, and the whole table after it. */
export interface Update {
  type: 'update';
  seq: number;
  now: number;
  view: TableView;
  log: LogEntry[];
}

export type ServerMessage = Welcome | Snapshot | Update | Change | Answer | Notice | ChatLines;

/** The first message on a socket: who the viewer is, and the server's clock in milliseconds. */
export interface Welcome {
  type: 'welcome';
  name: string;
  now: number;
  /** Of the message set that the server speaks. */
  version: number;
  /** Whether the server is one for tests: its decks can be foretold, and its chips are worth nothing. */
  test: boolean;
  /** The id of the viewer's account, as `/api/me` says it: the cookie may be another's by now. */
  player: string;
  /**
   * Which line of events the table's numbers are of. It is another once the house has been put back from a
   * backup: then nothing that was heard before counts any more, neither numbers nor turns.
   */
  timeline: string;
}

/**
 * What happened since the table's last message on this socket, and what it changed in the view.
 *
 * A client whose view is that of another number than `since` asks to `resume`.
 */
export interface Change {
  type: 'change';
  /** The `seq` of the message whose view this changes. */
  since: number;
  seq: number;
  now: number;
  log: LogEntry[];
  /** The fields of the `TableView` that are others now, whole; its seats aside. */
  view?: Record<string, unknown>;
  /** The fields of it that have their defaults again. */
  gone?: string[];
  /** The seats that are others now, whole; each takes the place of the one with its number. */
  seats?: SeatView[];
}

/**
 * The answer to one request. Where it is not `ok`, `code` says why (docs/wire.md lists them all), and for
 * actions `legal` what else there is.
 */
export interface Answer {
  type: 'answer';
  id: string;
  ok: boolean;
  code?: string | null;
  legal?: OptionView[];
  /** The sequence number of the table at which this holds; none where the table was not asked. */
  seq?: number | null;
}

/**
 * What holds for the whole house, after the first snapshot where there is anything, and at each change.
 *
 * Nothing in it takes back what was said before.
 */
export interface Notice {
  type: 'notice';
  /** No new bank begins for now; one that runs goes on. */
  paused?: boolean;
  /** The server is about to stop; no new bank begins, and one that runs goes on when it is back. */
  closing?: boolean;
  /** What the operators tell everybody, in their own words. */
  text?: string | null;
}

/**
 * What was said, in its order; on joining, the last of what was said before. It has no sequence number: a
 * client that was away gets the last lines again, and knows them by their ids.
 */
export interface ChatLines {
  type: 'chat';
  lines: ChatLine[];
}

/** Something that was said at the table, or in the viewer's pool. */
export interface ChatLine {
  name: string;
  at: number;
  text: string;
  /** By which it is muted and reported; none in a pool, whose lines are kept until the bank ends. */
  id?: number | null;
  /** The speaker's, if he sits. */
  seat?: number | null;
  yours?: boolean;
  /** What names him at this table alone, whatever he is called. */
  speaker?: string;
}

export type RequestWhat =
  | 'sit'
  | 'stand'
  | 'top_up'
  | 'ready'
  | 'sit_out'
  | 'auto_ready'
  | 'pledge'
  | 'move'
  | 'wait'
  | 'unwait'
  | 'mute'
  | 'report';

export type ClientMessage = Act | TableRequest | Chat | Commit | Reveal | Resume;

/** An action of the game. A repeated `id` gets the first answer again; a past `turn` is refused. */
export interface Act {
  type: 'act';
  id: string;
  turn: number;
  action: string;
  amount?: Amount | null;
  slot?: number | null;
}

/**
 * A request of the table: `sit` (seat, amount), `stand`, `top_up` (amount), `ready`, `sit_out` (on),
 * `auto_ready` (on), `pledge` (seat, amount). `on` is true where it is not given.
 *
 * Where the score is notional, `sit` needs no amount. A pledge is the consent to pay `amount` of the entry
 * that `seat` would make; 0 takes it back, and a new one takes the place of the one before. With a `turn`,
 * the view's, it is refused as `stale_turn` once another svara is being joined.
 *
 * `move` (seat) is to another seat between banks, `wait` and `unwait` are about the line for a seat. `mute`
 * (`line` or `seat`, on) hides from the viewer what somebody says, `report` (`line`) shows a line to the
 * operators.
 */
export interface TableRequest {
  type: 'request';
  id: string;
  what: RequestWhat;
  seat?: number | null;
  amount?: number | null;
  on?: boolean | null;
  turn?: number | null;
  /** With `sit`: to the nonce of the first header he will be in, 32 bytes in hexadecimal. */
  commitment?: string | null;
  /** The id of a line of the chat. */
  line?: number | null;
}

/** Say something: to the `table` between two banks (O73), or to one's `pool` during one (T20). */
export interface Chat {
  type: 'chat';
  id: string;
  text: string;
  to?: 'table' | 'pool';
}

/**
 * Be bound to this commitment from the next header on: for a client that has none, or lost its nonce.
 *
 * `header_pending` is the answer while a header waits for the nonce one is bound to.
 */
export interface Commit {
  type: 'commit';
  id: string;
  /** 32 bytes in hexadecimal, as every text of bytes here. */
  commitment: string;
}

/**
 * The nonce that the pending header `number` waits for, and the commitment to the one after it.
 *
 * Refused as `stale_header` when that header is not pending, `no_commitment`, `bad_nonce` or
 * `bad_commitment`.
 */
export interface Reveal {
  type: 'reveal';
  id: string;
  number: number;
  nonce: string;
  next: string;
}

/** Ask for everything since a sequence number; the server answers with a snapshot or an update. */
export interface Resume {
  type: 'resume';
  since: number;
  /** Of the welcome before that number was heard; without it, or with another, a snapshot is the answer. */
  timeline?: string;
}

/** Why the server may end a line. */
export type Ending =
  | 'secret_in_address'
  | 'no_session'
  | 'banned'
  | 'no_table'
  | 'not_allowed'
  | 'too_much'
  | 'too_many'
  | 'closed'
  | 'other_version';

/** Everything that happens at a table. */
export type TableEvent = OwnEvent | BankEvent;

export type OwnEvent =
  | TableOpened
  | SatDown
  | ToppedUp
  | Leaving
  | StoodUp
  | SeatMoved
  | Pressed
  | SatOut
  | AutoPressSet
  | LineLost
  | LineBack
  | NewDealAsked
  | AutoPressDue
  | NewDealClosed
  | DealerDrawn
  | ClockStarted
  | TimeBankOpened
  | TimeBankUsed
  | ClockExtended
  | Pledged
  | MatchStarted
  | MatchEnded
  | FairEvent;

/**
 * A table begins, or goes on by other rules between two banks.
 *
 * Where it is not `fair`, decks come as they are given: for tests and scripted tables.
 */
export interface TableOpened {
  event: 'table_opened';
  table: string;
  customs?: Customs;
}

/** What a table chooses beside the rules of its game. */
export interface Customs {
  /** Seconds a bank that each player may take beyond his turn's clock (O26). */
  time_bank?: number;
  /** Whether bots play by themselves, without clocks and pauses (R26). */
  for_bots?: boolean;
  /** Whether its chips are for practice: they come from nowhere, go nowhere, and are in no books. */
  practice?: boolean;
}

/**
 * Chips went from a player's wallet to a seat (O67); `ready` is wanting the next deal.
 *
 * Where the score is notional, `amount` is the score he comes back with (K2).
 */
export interface SatDown {
  event: 'sat_down';
  seat: number;
  name: string;
  amount: Amount;
  bot?: boolean;
  connected?: boolean;
  ready?: boolean;
  /** Whether the bot is somebody's own: it is marked as a bot, and treated like a person for the rest. */
  outside?: boolean;
}

export interface ToppedUp {
  event: 'topped_up';
  seat: number;
  amount: Amount;
}

/** The seat will be given up when the bank is over (O72). */
export interface Leaving {
  event: 'leaving';
  seat: number;
}

/**
 * The seat is free, its chips are in the wallet (O68); until `until` he brings them back (O67).
 *
 * Where the score is notional, `amount` is the score he gives up.
 */
export interface StoodUp {
  event: 'stood_up';
  seat: number;
  amount: Amount;
  at: number;
  until: number;
  why?: 'player' | 'offline' | 'broke' | 'house';
}

/** Between two banks a player took another seat, and his chips with him. */
export interface SeatMoved {
  event: 'seat_moved';
  seat: number;
  to: number;
  amount: Amount;
}

/** Wants the next deal (O70). */
export interface Pressed {
  event: 'pressed';
  seat: number;
  by?: 'player' | 'auto';
}

/** Is not dealt in until he presses again. */
export interface SatOut {
  event: 'sat_out';
  seat: number;
  by?: 'player' | 'clock';
}

/** Whether the seat presses "New deal" by itself while connected (O70). */
export interface AutoPressSet {
  event: 'auto_press_set';
  seat: number;
  on: boolean;
}

/** The connection is gone; at `deadline` he stands up (O71). */
export interface LineLost {
  event: 'line_lost';
  seat: number;
  deadline: number | null;
}

export interface LineBack {
  event: 'line_back';
  seat: number;
}

/** Who has not pressed by `deadline` sits out; seats that press by themselves do it at `auto_at`. */
export interface NewDealAsked {
  event: 'new_deal_asked';
  turn: number;
  deadline: number;
  seconds: number;
  auto_at: number;
}

/** The pause in which a result can be read is over. */
export interface AutoPressDue {
  event: 'auto_press_due';
}

/** Nobody is waited for any more. */
export interface NewDealClosed {
  event: 'new_deal_closed';
}

/** The first dealer of the table, at random (C9). */
export interface DealerDrawn {
  event: 'dealer_drawn';
  seat: number;
}

/** A decision of the bank runs out at `deadline`; valid for `turn` alone. */
export interface ClockStarted {
  event: 'clock_started';
  turn: number;
  question: Question;
  deadline: number;
  seconds: number;
}

export type Question = 'betting' | 'proposal' | 'show' | 'choice' | 'join' | 'cut';

/** The turn's clock is over, and what the seat has left of its time bank runs until `deadline`. */
export interface TimeBankOpened {
  event: 'time_bank_opened';
  turn: number;
  seat: number;
  deadline: number;
}

/** What is left of it in this bank, in milliseconds. */
export interface TimeBankUsed {
  event: 'time_bank_used';
  seat: number;
  left: number;
}

/** The house was away: a running clock ends later (house rule 9). */
export interface ClockExtended {
  event: 'clock_extended';
  clock: ClockName;
  deadline: number;
  seat?: number | null;
}

export type ClockName = 'turn' | 'new_deal' | 'offline' | 'reveal';

/**
 * `seat` would pay `amount` of the entry that `to` makes (T20), instead of what he pledged before; nothing at
 * all for 0.
 */
export interface Pledged {
  event: 'pledged';
  seat: number;
  to: number;
  amount: Amount;
}

/** Every score is 0 again (K34). */
export interface MatchStarted {
  event: 'match_started';
  number: number;
}

/** The match's last bank is over; the highest score wins, equal ones share (K35). */
export interface MatchEnded {
  event: 'match_ended';
  winners: number[];
  /** By seat. */
  scores: Amount[];
}

export type FairEvent = Committed | HeaderPublished | NonceRevealed | HeaderVoided | DeckProved | SaltsGiven;

/** A seat is bound to a nonce, from the next header on; one that was silent, from the next deal on. */
export interface Committed {
  event: 'committed';
  seat: number;
  commitment: string;
}

/**
 * The eight decks of the deal that comes are fixed; nonces are waited for until `deadline`.
 *
 * Without a deadline nobody is waited for, since nobody is bound.
 */
export interface HeaderPublished {
  event: 'header_published';
  header: Header;
  deadline?: number | null;
  seconds?: number;
}

/** One deal's terms: a dealing of hands or a cut for the deal. */
export interface Header {
  table: string;
  /** The number of the bank at the table, from 1. */
  bank: number;
  /** Consecutive at the table, from 1, void headers included. */
  number: number;
  dealer: number;
  /** Who is dealt in, the first card first; or who cuts. */
  seats: number[];
  /** To the nonce of each of these seats; `None` for one without. */
  commitments: (string | null)[];
  /** Of the eight decks. */
  roots: string[];
  /** The seats without one because they did not reveal the nonce that they were bound to before. */
  missing: number[];
}

/** A seat gave the nonce it was bound to, and is bound to the next one. */
export interface NonceRevealed {
  event: 'nonce_revealed';
  seat: number;
  number: number;
  nonce: string;
  next_commitment: string;
}

/**
 * The deal is not dealt: these seats were `silent`, or without any, somebody went away from it.
 *
 * All eight decks are opened by their `seeds`.
 */
export interface HeaderVoided {
  event: 'header_voided';
  number: number;
  seeds: string[];
  silent?: number[];
}

/** The deck is drawn, and everything opened that is not in it. */
export interface DeckProved {
  event: 'deck_proved';
  number: number;
  choice: number;
  seeds: string[];
  leaves: string[];
}

/** What opens the cards of the event before it: for `to` alone, or for all where it is `None`. */
export interface SaltsGiven {
  event: 'salts_given';
  number: number;
  salts: Salt[];
  to?: number[] | null;
}

/** What opens one card's leaf to those who may know the card. */
export interface Salt {
  /** In the dealing, from 0. */
  position: number;
  /** In the deck, from 0. */
  place: number;
  salt: string;
}

export type BankEvent =
  | BankStarted
  | AntePosted
  | DealStarted
  | Looked
  | Hidden
  | Asked
  | Checked
  | Folded
  | Staked
  | DarkEnded
  | Returned
  | Compared
  | Proposed
  | Answered
  | RedealDemanded
  | TimedOut
  | Left
  | WentAway
  | ShowdownStarted
  | Opened
  | Mucked
  | Tied
  | Chose
  | SvaraDeclared
  | Joined
  | Declined
  | Withdrawn
  | DealAwaited
  | Cut
  | DealerChosen
  | RakeTaken
  | Won
  | BankVoided
  | BankEnded;

/** A bank begins. Stacks are before the antes; seats not dealt in may still be present. */
export interface BankStarted {
  event: 'bank_started';
  dealer: number;
  stacks: Amount[];
  dealt: number[];
  present: number[];
  with_bot?: boolean;
}

export interface AntePosted {
  event: 'ante_posted';
  seat: number;
  amount: Amount;
}

/** A fresh deck is dealt to `order`, the first to act first (C4, O5, O8). */
export interface DealStarted {
  event: 'deal_started';
  number: number;
  dealer: number;
  order: number[];
  betting: boolean;
  dark: boolean;
}

/**
 * The owner turned cards of his own; `cards` is for `to` alone: him, and his pool (O6, C10, T20).
 *
 * Where a deal allows no dark play, not even that he looked is `public`.
 */
export interface Looked {
  event: 'looked';
  seat: number;
  slots: number[];
  cards: (string | null)[];
  to: number[];
  public?: boolean;
}

/** Something happened that is not the viewer's business. */
export interface Hidden {
  event: 'hidden';
}

/** Decisions are owed by these seats; each asking is a new turn. */
export interface Asked {
  event: 'asked';
  question: Question;
  seats: number[];
}

export interface Checked {
  event: 'checked';
  seat: number;
  by?: Cause;
}

/** Why something happened: a player's own act, his clock, his leaving, or the rules by themselves. */
export type Cause = 'player' | 'clock' | 'departure' | 'rule';

export interface Folded {
  event: 'folded';
  seat: number;
  by?: Cause;
}

/**
 * Chips into the pot, after which the level (in fresh style the last stake) is `level`.
 *
 * `called`: it counts as a call (O42). `ends_dark` and `capped` say that the dark lap is over and that nobody
 * raises any more, since this was an all-in.
 */
export interface Staked {
  event: 'staked';
  seat: number;
  kind: string;
  amount: Amount;
  level: Amount;
  called?: boolean;
  ends_dark?: boolean;
  capped?: boolean;
}

/** No dark bet is possible any more in this deal (O28, O34). */
export interface DarkEnded {
  event: 'dark_ended';
}

/** Chips that nobody matched, or above an all-in, go back (C6, O38). */
export interface Returned {
  event: 'returned';
  seat: number;
  amount: Amount;
}

/** Two hands were compared, seen by the two only; the lower one drops out, equal ones stay (T8). */
export interface Compared {
  event: 'compared';
  seat: number;
  other: number;
  cards: (string | null)[];
  other_cards: (string | null)[];
  beaten: number[];
  /** The one who compared has nothing left and stays in: he is all-in (T22). */
  capped?: boolean;
}

/** One of the last two proposes an agreed svara (T16). */
export interface Proposed {
  event: 'proposed';
  seat: number;
}

/** The other accepts or refuses it. */
export interface Answered {
  event: 'answered';
  seat: number;
  accepted: boolean;
  by?: Cause;
}

/** An opened triple is used to have the bank dealt anew (T2). */
export interface RedealDemanded {
  event: 'redeal_demanded';
  seat: number;
}

/** A clock ran out; what follows from it comes as events of its own. */
export interface TimedOut {
  event: 'timed_out';
  seat: number;
}

/** A seat is given up, or was offline for the full time. */
export interface Left {
  event: 'left';
  seat: number;
  offline?: boolean;
  by?: Cause;
}

/** An all-in player was offline for the full time; his hand stays (O72). */
export interface WentAway {
  event: 'went_away';
  seat: number;
}

/** Hands are opened in this order (O42). */
export interface ShowdownStarted {
  event: 'showdown_started';
  order: number[];
}

/** A whole hand is turned up for everyone. */
export interface Opened {
  event: 'opened';
  seat: number;
  cards: string[];
  by?: Cause;
  /** What it is worth. */
  score: ScoreView;
}

/** A hand is thrown away unseen, for good (O44, O45). */
export interface Mucked {
  event: 'mucked';
  seat: number;
  by?: Cause;
}

/** The best hand is held by several: the equals. */
export interface Tied {
  event: 'tied';
  equals: number[];
}

/** One of two equals chose to split or to cook (O47). */
export interface Chose {
  event: 'chose';
  seat: number;
  cook: boolean;
  by?: Cause;
}

/** The pot is carried into a redeal; `asked` may enter for `price`, in this order (O53–O56). */
export interface SvaraDeclared {
  event: 'svara_declared';
  number: number;
  equals: number[];
  /** Who will deal it, where that is settled already. */
  dealer: number | null;
  price: Amount;
  asked: number[];
}

/** A seat enters for `amount`, of which the others of its `pool` pay their parts (T20). */
export interface Joined {
  event: 'joined';
  seat: number;
  amount: Amount;
  pool?: [number, Amount][];
}

export interface Declined {
  event: 'declined';
  seat: number;
  by?: Cause;
}

/** An equal or an entrant is out of the svara before it is dealt (C12). */
export interface Withdrawn {
  event: 'withdrawn';
  seat: number;
}

/** All is settled; the house owes a fresh deck, to deal or for `cutters` to cut (T17). */
export interface DealAwaited {
  event: 'deal_awaited';
  cutters?: number[];
}

/** A cut for the deal turned up a card. */
export interface Cut {
  event: 'cut';
  seat: number;
  card: string;
  by?: Cause;
}

/** The highest cut deals the svara (T17). */
export interface DealerChosen {
  event: 'dealer_chosen';
  seat: number;
}

export interface RakeTaken {
  event: 'rake_taken';
  amount: Amount;
}

export interface Won {
  event: 'won';
  seat: number;
  amount: Amount;
}

/** The house gave the bank up: each gets back what he put into it, pools and leavers too. */
export interface BankVoided {
  event: 'bank_voided';
  /** Seats, with what goes back to each. */
  returned: [number, Amount][];
}

/**
 * The pot is paid out; `next_dealer` is the seat the deal passes to, if anyone is left.
 *
 * Nobody won a `void` bank, and it counts in no match.
 */
export interface BankEnded {
  event: 'bank_ended';
  winners: number[];
  next_dealer: number | null;
  void?: boolean;
}

/** What an answer may refuse with. */
export type Refusal =
  | 'already_seated'
  | 'bad_commitment'
  | 'bad_nonce'
  | 'bad_pool'
  | 'bad_request'
  | 'bad_text'
  | 'bank_running'
  | 'chat_off'
  | 'closing'
  | 'fault'
  | 'header_pending'
  | 'leaving'
  | 'line_full'
  | 'muted'
  | 'no_amount'
  | 'no_bank'
  | 'no_chips'
  | 'no_commitment'
  | 'no_pool'
  | 'no_such_line'
  | 'no_such_seat'
  | 'not_allowed'
  | 'not_legal'
  | 'not_seated'
  | 'not_your_turn'
  | 'out_of_bounds'
  | 'seat_free'
  | 'seat_held'
  | 'seat_taken'
  | 'stale_header'
  | 'stale_turn'
  | 'too_early'
  | 'too_fast'
  | 'unknown_cards';
