/** Becoming somebody over HTTP, and the address of a table's socket. */
import type { Me } from '../api';
import { VERSION } from '../wire';
import { ApiFault, get, post } from './http';

/** The server does not take that name. */
export class NameRefused extends Error {
  constructor(readonly fault: ApiFault) {
    super(fault.code);
  }
}

/** The player behind the cookie, if there is one. */
export async function whoAmI(): Promise<Me | null> {
  try {
    return await get<Me>('/api/me');
  } catch (error) {
    if (error instanceof ApiFault && error.status === 401) return null;
    throw error;
  }
}

/** The player behind the cookie; who has none becomes a guest of this name. */
export async function asGuest(name: string): Promise<Me> {
  try {
    return await post<Me>('/api/guest', { name });
  } catch (error) {
    if (error instanceof ApiFault && (error.status === 400 || error.status === 409))
      throw new NameRefused(error);
    throw error;
  }
}

export function socketAddress(page: Location, table: string, key: string | null): string {
  const secure = page.protocol === 'https:';
  const query = new URLSearchParams({ version: String(VERSION), table, ...(key ? { key } : {}) });
  return `${secure ? 'wss' : 'ws'}://${page.host}/ws?${query}`;
}
