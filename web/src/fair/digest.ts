/** SHA-256: the browser's, or our own where it has none. */
import type { Bytes } from './bytes';

export type Digest = (message: Bytes) => Promise<Bytes>;

/** The browser's own, on a secure page only. */
export async function nativeSha256(message: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', message));
}

export const sha256: Digest =
  typeof crypto !== 'undefined' && 'subtle' in crypto && crypto.subtle
    ? nativeSha256
    : async (message) => (await import('./sha256')).ownSha256(message);
