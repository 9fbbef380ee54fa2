import { VERSION } from '../wire';

/** Where the socket of a table is, on the house that the page came from. */
export function socketAddress(page: Location, table: string): string {
  const secure = page.protocol === 'https:';
  const query = new URLSearchParams({ version: String(VERSION), table });
  return `${secure ? 'wss' : 'ws'}://${page.host}/ws?${query}`;
}
