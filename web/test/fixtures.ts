/** Views and messages for the tests, with only what each test is about spelled out. */
import type { LogEntry, SeatView, TableMessage, TableView } from '../src/wire';

export function seat(number: number, more: Partial<SeatView> = {}): SeatView {
  return {
    seat: number,
    status: 'in',
    name: ['Anna', 'Boris', 'Vera', 'Gleb'][number] ?? '?',
    stack: 500,
    ...more,
  };
}

export function empty(number: number): SeatView {
  return { seat: number, status: 'empty' };
}

export function view(more: Partial<TableView> = {}): TableView {
  return {
    table: 'main',
    profile: 'svara',
    ante: 10,
    min_buy_in: 200,
    max_buy_in: 1000,
    seats: [seat(0), seat(1), seat(2)],
    phase: 'betting',
    you: 0,
    bank: 1,
    deal: 1,
    turn: 7,
    ...more,
  };
}

export function update(seq: number, log: LogEntry[], more: Partial<TableView> = {}): TableMessage {
  return { type: 'update', seq, now: 1000, view: view(more), log };
}

export function snapshot(seq: number, log: LogEntry[], more: Partial<TableView> = {}): TableMessage {
  return { ...update(seq, log, more), type: 'snapshot' };
}

export function checked(seq: number, by = 0): LogEntry {
  return { seq, event: { event: 'checked', seat: by } };
}
