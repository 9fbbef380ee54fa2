/** The player of this browser, as the house knows him by his cookie. */
import type { Me } from '../api';
import { ApiFault, get, post } from './http';

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
export const asGuest = (name: string) => post<Me>('/api/guest', { name });

/** Whether a fault is about the name, so that another may do. */
export function isAboutName(error: unknown): boolean {
  return error instanceof ApiFault && (error.status === 400 || error.status === 409);
}
