/** The messages of src/svara/server/wire.py, as this client reads and writes them. */

/** A whole number of chips, or a fraction as a text. */
export type Amount = number | string;

export type SeatStatus = 'empty' | 'waiting' | 'in' | 'folded' | 'mucked' | 'gone';
export type Phase = 'waiting' | 'betting' | 'showdown' | 'choice' | 'joining' | 'finished';
export type Question = 'betting' | 'show' | 'choice' | 'join' | 'new_deal';
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

export interface TableView {
  table: string;
  profile: string;
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
      dealer: number;
      price: Amount;
      asked: number[];
    }
  | { event: 'joined'; seat: number; amount: Amount }
  | { event: 'declined'; seat: number; by?: Cause }
  | { event: 'deal_awaited' }
  | { event: 'rake_taken'; amount: Amount }
  | { event: 'won'; seat: number; amount: Amount }
  | { event: 'bank_ended'; winners: number[]; next_dealer: number | null };

/** What happens at the table outside of the bank (src/svara/table/events.py), as far as it is told. */
export type TableEvent =
  | { event: 'sat_down'; seat: number; name: string; amount: Amount }
  | { event: 'topped_up'; seat: number; amount: Amount }
  | { event: 'stood_up'; seat: number; amount: Amount; why?: 'player' | 'offline' | 'broke' }
  | { event: 'sat_out'; seat: number; by?: 'player' | 'clock' }
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

export type RequestWhat = 'sit' | 'stand' | 'top_up' | 'ready' | 'auto_ready' | 'sit_out';

export interface TableRequest {
  type: 'request';
  id: string;
  what: RequestWhat;
  seat?: number;
  amount?: number;
  on?: boolean;
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
