/** Being known by the launch of a Telegram Mini App, and the app that this house is there. */
import type { LaunchRequest, Me, MiniApp } from '../api';
import { ApiFault, get, post } from './http';

/** Whoever launched the page; nobody where the house does not take the launch. */
export async function launched(data: string): Promise<Me | null> {
  try {
    return await post<Me>('/api/telegram', { init_data: data } satisfies LaunchRequest);
  } catch (error) {
    if (error instanceof ApiFault && error.status !== 0) return null;
    throw error;
  }
}

/** From now on such launches find who one is here. */
export function linkLaunch(data: string): Promise<Me> {
  return post<Me>('/api/telegram', { init_data: data, link: true } satisfies LaunchRequest);
}

export const miniApp = () => get<MiniApp>('/api/telegram');
