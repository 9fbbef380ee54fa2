/** The one HTTP call: let me be the player of my cookie, or a guest. */
import type { Me } from '../wire';

/** The server does not take that name. */
export class NameRefused extends Error {}

/** The player behind the cookie; who has none becomes a guest, of this name if one is given. */
export async function identify(name?: string): Promise<Me> {
  const response = await fetch('/api/guest', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (response.status === 400) throw new NameRefused();
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return (await response.json()) as Me;
}

export function socketAddress(page: Location): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/ws`;
}
