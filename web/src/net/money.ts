/** One's chips and one's banks, and the sheets of an evening. */
import type {
  BankQuery,
  Banks,
  Days,
  Figures,
  Replay,
  SettledTables,
  Settlement,
  SettlementQuery,
  Statement,
  StatementQuery,
} from '../api';
import { get, withQuery } from './http';
import { inTurn } from './turns';

const lookUp = inTurn();

export const statement = (query: StatementQuery = {}) =>
  lookUp(() => get<Statement>('/api/statement', { ...query }));
export const statementFile = '/api/statement.csv';
export const statementDays = () => lookUp(() => get<Days>('/api/statement/days'));
export const settlement = (query: SettlementQuery) =>
  lookUp(() => get<Settlement>('/api/settlement', { ...query }));
export const settledTables = () => lookUp(() => get<SettledTables>('/api/settlement/tables'));
export const settlementFile = (query: SettlementQuery) => withQuery('/api/settlement.csv', { ...query });
export const banks = (query: BankQuery = {}) => lookUp(() => get<Banks>('/api/banks', { ...query }));
export const figures = () => lookUp(() => get<Figures>('/api/figures'));
export const recordFile = (table: string, bank: number) =>
  `/api/banks/${encodeURIComponent(table)}/${bank}/record`;
export const bankSteps = (table: string, bank: number) =>
  lookUp(() => get<Replay>(`/api/banks/${encodeURIComponent(table)}/${bank}/steps`));
