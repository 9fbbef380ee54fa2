/** Being known by the launch of a Telegram Mini App, whose data Telegram puts into the address. */
import type { LaunchRequest, Me } from '../api';
import { ApiFault, post } from './http';

const FIELD = 'tgWebAppData';

/** Whether Telegram shows this page: in a frame, which nobody else may, or in a browser of its own. */
function isWithinTelegram(): boolean {
  return window.parent !== window || 'TelegramWebviewProxy' in window;
}

function broughtData(): string | null {
  const data = new URLSearchParams(location.hash.slice(1)).get(FIELD);
  if (data !== null) history.replaceState(null, '', location.pathname + location.search);
  return isWithinTelegram() ? data : null;
}

let brought: string | null | undefined;

/** What Telegram signed, if it launched this page; it does not stay in the address. A link that somebody
 * sent may hold a launch of his own, which must not make whoever opens it somebody else. */
export function launchData(): string | null {
  if (brought === undefined) brought = broughtData();
  return brought;
}

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
