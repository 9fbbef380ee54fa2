/** What operators see and do. */
import type {
  Acts,
  AdminRequest,
  BooksFaults,
  Done,
  DrainRequest,
  GrantRequest,
  HouseNow,
  NoticeRequest,
  PauseRequest,
  PeopleFound,
  Person,
  RecoveryCode,
  Reports,
  RoleRequest,
  UntilRequest,
  WalletNow,
} from '../api';
import { get, post } from './http';

const ROOT = '/api/operate';
const personAt = (id: string) => `${ROOT}/people/${encodeURIComponent(id)}`;

export const houseNow = () => get<HouseNow>(`${ROOT}/house`);
export const pause = (body: PauseRequest) => post<Done>(`${ROOT}/pause`, body);
export const setNotice = (body: NoticeRequest) => post<Done>(`${ROOT}/notice`, body);
export const drain = (body: DrainRequest) => post<Done>(`${ROOT}/drain`, body);
export const newAdmin = (body: AdminRequest) => post<RecoveryCode>(`${ROOT}/admins`, body);
export const checkBooks = () => get<BooksFaults>(`${ROOT}/books`);
export const reports = () => get<Reports>(`${ROOT}/reports`);
export const settleReport = (chat: number, reason: string) =>
  post<Done>(`${ROOT}/reports/${chat}`, { reason });
export const audit = (before: number | null) => get<Acts>(`${ROOT}/audit`, { before });
export const findPeople = (search: string) => get<PeopleFound>(`${ROOT}/people`, { search });
export const person = (id: string) => get<Person>(personAt(id));
export const ban = (id: string, body: UntilRequest) => post<Done>(`${personAt(id)}/ban`, body);
export const mute = (id: string, body: UntilRequest) => post<Done>(`${personAt(id)}/mute`, body);
export const newCode = (id: string, reason: string) =>
  post<RecoveryCode>(`${personAt(id)}/password`, { reason });
export const grant = (id: string, body: GrantRequest) => post<WalletNow>(`${personAt(id)}/chips`, body);
export const setRole = (id: string, body: RoleRequest) => post<Done>(`${personAt(id)}/role`, body);
const tableAt = (id: string) => `${ROOT}/tables/${encodeURIComponent(id)}`;
export const closeTable = (id: string, reason: string) => post<Done>(`${tableAt(id)}/close`, { reason });
export const voidBank = (id: string, reason: string) => post<Done>(`${tableAt(id)}/void`, { reason });
