/** What one may do about oneself. */
import type {
  BotRequest,
  DeleteRequest,
  Done,
  LoginRequest,
  Me,
  NameRequest,
  NewBot,
  OwnBots,
  PasswordRequest,
  RecoverRequest,
  Recovery,
  RecoveryRequest,
  SessionsView,
  SignedUp,
  SignUpRequest,
} from '../api';
import { get, post, remove } from './http';

export const signUp = (body: SignUpRequest) => post<SignedUp>('/api/signup', body);
export const logIn = (body: LoginRequest) => post<Me>('/api/login', body);
export const recover = (body: RecoverRequest) => post<SignedUp>('/api/recover', body);
export const rename = (body: NameRequest) => post<Me>('/api/me/name', body);
export const changePassword = (body: PasswordRequest) => post<Done>('/api/me/password', body);
export const renewRecovery = (body: RecoveryRequest) => post<Recovery>('/api/me/recovery', body);
export const deleteMe = (body: DeleteRequest) => post<Done>('/api/me/delete', body);
export const sessions = () => get<SessionsView>('/api/sessions');
export const endSession = (id: string) => remove<Done>(`/api/sessions/${encodeURIComponent(id)}`);
export const logOut = () => post<Done>('/api/logout');
export const logOutEverywhere = () => post<Done>('/api/logout/everywhere');
export const bots = () => get<OwnBots>('/api/bots');
export const makeBot = (body: BotRequest) => post<NewBot>('/api/bots', body);
export const revokeBot = (id: string) => remove<Done>(`/api/bots/${encodeURIComponent(id)}`);
