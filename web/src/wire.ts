/** The messages of src/svara/wire.py, as this client reads and writes them. */

/** A whole number of chips, or a fraction as a text. */
export type Amount = number | string;

export type SeatStatus = 'empty' | 'waiting' | 'in' | 'folded' | 'mucked' | 'gone';
export type Phase = 'waiting' | 'betting' | 'showdown' | 'choice' | 'joining' | 'cutting' | 'finished';
export type Question = 'betting' | 'proposal' | 'show' | 'choice' | 'join' | 'cut' | 'new_deal';
export type Cause = 'player' | 'clock' | 'departure' | 'rule';

export interface ScoreView {
  points: string;
  label?: string | null;
}

export interface SeatView {
  seat: number;
  status: SeatStatus;
  name?: string | null;
  bot?: boolean;
  stack?: Amount;
  bet?: Amount;
  put?: Amount;
  cards?: (string | null)[];
  turned?: boolean[];
  /** Whether the last stake of the seat in this deal was a dark bet. */
  dark?: boolean;
  opened?: boolean;
  score?: ScoreView | null;
  all_in?: boolean;
  connected?: boolean;
  sits_out?: boolean;
  ready?: boolean;
  /** "New deal" presses itself. */
  auto_ready?: boolean;
  leaving?: boolean;
  /** The viewer has seen this hand, another's, in a compare. */
  compared?: boolean;
  equal?: boolean;
  joined?: boolean;
  won?: Amount | null;
}

export interface OptionView {
  action: string;
  min?: Amount | null;
  max?: Amount | null;
  price?: Amount | null;
}

/** A match of several banks, by the balances of the seats. */
export interface MatchView {
  bank: number;
  banks: number;
  over?: boolean;
  winners?: number[];
  scores?: Amount[];
}

/** What a player offers to pay of another's entry. */
export interface Pledge {
  seat: number;
  to: number;
  amount: Amount;
}

/** One hand that several have paid for: who holds it, and what each of the others has paid. */
export interface PoolView {
  holder: number;
  parts: [seat: number, amount: Amount][];
}

export interface TableView {
  table: string;
  profile: string;
  /** In fresh style each stake is a new one, and `level` is the last of them. */
  style?: 'level' | 'fresh';
  /** A notional score, fractions and all, in place of chips from a wallet. */
  exact?: boolean;
  match?: MatchView | null;
  cuts?: { seat: number; card: string }[];
  proposer?: number | null;
  pledges?: Pledge[];
  pools?: PoolView[];
  /** Entries to the svara that is being joined may be paid together. */
  pooling?: boolean;
  /** Who has not yet answered whether he joins, in order; each may pledge to those before him. */
  asked?: number[];
  ante: Amount;
  min_buy_in: Amount;
  max_buy_in: Amount;
  seats: SeatView[];
  phase: Phase;
  you?: number | null;
  wallet?: Amount | null;
  bank?: number;
  deal?: number;
  svara?: number;
  dealer?: number | null;
  pot?: Amount;
  level?: Amount;
  turn?: number;
  question?: Question | null;
  owed?: number[];
  deadline?: number | null;
  seconds?: number | null;
  legal?: OptionView[];
  price?: Amount | null;
  rake?: Amount;
  winners?: number[];
  dark?: boolean;
}

/** Cards come as texts ("Ah"); a number is the same card by its place in the full deck. */
export type WireCard = string | number | null;

/** The events of a bank (src/svara/bank/events.py) that this client puts into words or reads. */
export type BankEvent =
  | { event: 'bank_started'; dealer: number; stacks: Amount[]; dealt: number[]; present: number[] }
  | { event: 'ante_posted'; seat: number; amount: Amount }
  | {
      event: 'deal_started';
      number: number;
      dealer: number;
      order: number[];
      betting: boolean;
      dark: boolean;
    }
  | { event: 'looked'; seat: number; slots: number[]; cards: WireCard[] }
  | { event: 'asked'; question: Question; seats: number[] }
  | { event: 'checked'; seat: number; by?: Cause }
  | { event: 'folded'; seat: number; by?: Cause }
  | {
      event: 'staked';
      seat: number;
      kind: string;
      amount: Amount;
      level: Amount;
      ends_dark?: boolean;
      capped?: boolean;
    }
  | { event: 'dark_ended' }
  | {
      event: 'compared';
      seat: number;
      other: number;
      cards: WireCard[];
      other_cards: WireCard[];
      beaten: number[];
    }
  | { event: 'proposed'; seat: number }
  | { event: 'answered'; seat: number; accepted: boolean; by?: Cause }
  | { event: 'redeal_demanded'; seat: number }
  | { event: 'returned'; seat: number; amount: Amount }
  | { event: 'timed_out'; seat: number }
  | { event: 'left'; seat: number; offline?: boolean; by?: Cause }
  | { event: 'went_away'; seat: number }
  | { event: 'showdown_started'; order: number[] }
  | { event: 'opened'; seat: number; cards: WireCard[]; by?: Cause }
  | { event: 'mucked'; seat: number; by?: Cause }
  | { event: 'tied'; equals: number[] }
  | { event: 'chose'; seat: number; cook: boolean; by?: Cause }
  | {
      event: 'svara_declared';
      number: number;
      equals: number[];
      dealer: number | null;
      price: Amount;
      asked: number[];
    }
  | { event: 'joined'; seat: number; amount: Amount; pool?: [seat: number, amount: Amount][] }
  | { event: 'declined'; seat: number; by?: Cause }
  | { event: 'withdrawn'; seat: number }
  | { event: 'deal_awaited'; cutters?: number[] }
  | { event: 'cut'; seat: number; card: WireCard; by?: Cause }
  | { event: 'dealer_chosen'; seat: number }
  | { event: 'rake_taken'; amount: Amount }
  | { event: 'won'; seat: number; amount: Amount }
  | { event: 'bank_ended'; winners: number[]; next_dealer: number | null };

/** What happens at the table outside of the bank (src/svara/table/events.py), as far as it is told. */
export type TableEvent =
  | { event: 'sat_down'; seat: number; name: string; amount: Amount }
  | { event: 'topped_up'; seat: number; amount: Amount }
  | { event: 'stood_up'; seat: number; amount: Amount; why?: 'player' | 'offline' | 'broke' }
  | { event: 'sat_out'; seat: number; by?: 'player' | 'clock' }
  | { event: 'pledged'; seat: number; to: number; amount: Amount }
  | { event: 'match_started'; number: number }
  | { event: 'match_ended'; winners: number[]; scores: Amount[] }
  | { event: 'line_lost'; seat: number }
  | { event: 'line_back'; seat: number };

export interface LogEntry {
  seq: number;
  event: BankEvent | TableEvent;
}

export interface Welcome {
  type: 'welcome';
  name: string;
  now: number;
}

/** A snapshot holds the events of the current bank so far, an update those since the message before. */
export interface TableMessage {
  type: 'snapshot' | 'update';
  seq: number;
  now: number;
  view: TableView;
  log: LogEntry[];
}

export interface Answer {
  type: 'answer';
  id: string;
  ok: boolean;
  code?: string | null;
  legal?: OptionView[];
}

export type ServerMessage = Welcome | TableMessage | Answer;

export interface Act {
  type: 'act';
  id: string;
  turn: number;
  action: string;
  amount?: Amount;
  slot?: number;
}

export type RequestWhat = 'sit' | 'stand' | 'top_up' | 'ready' | 'auto_ready' | 'sit_out' | 'pledge';

export interface TableRequest {
  type: 'request';
  id: string;
  what: RequestWhat;
  seat?: number;
  amount?: number;
  on?: boolean;
  turn?: number;
}

export interface Resume {
  type: 'resume';
  since: number;
}

export type ClientMessage = Act | TableRequest | Resume;

export interface Me {
  name: string;
  wallet: Amount;
}
