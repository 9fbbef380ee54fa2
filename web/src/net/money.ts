/** One's chips and one's banks, and the sheets of an evening. */
import type {
  BankQuery,
  Banks,
  Days,
  Figures,
  Settlement,
  SettlementQuery,
  Statement,
  StatementQuery,
} from '../api';
import { get, withQuery } from './http';

export const statement = (query: StatementQuery = {}) => get<Statement>('/api/statement', { ...query });
export const statementDays = () => get<Days>('/api/statement/days');
export const settlement = (query: SettlementQuery) => get<Settlement>('/api/settlement', { ...query });
export const settlementFile = (query: SettlementQuery) => withQuery('/api/settlement.csv', { ...query });
export const banks = (query: BankQuery = {}) => get<Banks>('/api/banks', { ...query });
export const figures = () => get<Figures>('/api/figures');
export const recordFile = (table: string, bank: number) =>
  `/api/banks/${encodeURIComponent(table)}/${bank}/record`;
