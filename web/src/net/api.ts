/** The two HTTP calls: who am I, and let me be a guest. */
import type { Me } from '../wire';

async function readMe(response: Response): Promise<Me> {
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return (await response.json()) as Me;
}

/** The player behind the cookie; who has none becomes a guest. */
export async function identify(): Promise<Me> {
  const known = await fetch('/api/me', { credentials: 'same-origin', cache: 'no-store' });
  if (known.status !== 401) return readMe(known);
  return readMe(
    await fetch('/api/guest', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  );
}

export function socketAddress(page: Location): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/ws`;
}
