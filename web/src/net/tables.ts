/** Finding, opening and entering tables. */
import type {
  Invitation,
  Joined,
  JoinRequest,
  LobbyQuery,
  MemberList,
  Opened,
  QuickRequest,
  QuickSeat,
  TableInfo,
  TableList,
  TableOptions,
  Verdict,
} from '../api';
import { get, keyed, post } from './http';

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const tables = (query: LobbyQuery = {}) => get<TableList>('/api/tables', { ...query });
export const oneTable = (id: string, key: string | null = null) => get<TableInfo>(at(id), {}, keyed(key));
export const join = (id: string, key: string) =>
  post<Joined>(`${at(id)}/join`, { key } satisfies JoinRequest);
export const openTable = (options: TableOptions) => post<Opened>('/api/tables', options);
export const quickSeat = (wanted: QuickRequest = {}) => post<QuickSeat>('/api/quick', wanted);
export const invite = (id: string) => post<Invitation>(`${at(id)}/invite`);
export const askToJoin = (id: string) => post<Joined>(`${at(id)}/ask`);
export const members = (id: string) => get<MemberList>(`${at(id)}/members`);
export const judge = (id: string, verdict: Verdict) => post<MemberList>(`${at(id)}/members`, verdict);
