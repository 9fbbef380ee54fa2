/** SHA-256 (FIPS 180-4) of our own, for pages that are not served securely: there the browser has none. */
import type { Bytes } from './bytes';

const BLOCK = 64;

/** The first 32 bits of the fractional part of a root of a prime. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

const ROUND = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The message, a one bit, zeros, and its length in bits, in whole blocks. */
function padded(message: Bytes): DataView {
  const size = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(size - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(size - 4, (message.length * 8) >>> 0);
  return view;
}

function schedule(blocks: DataView, at: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let place = 0; place < 16; place++) words[place] = blocks.getUint32(at + 4 * place);
  for (let place = 16; place < 64; place++) {
    const [early, late] = [words[place - 15] ?? 0, words[place - 2] ?? 0];
    const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const great = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[place] = (words[place - 16] ?? 0) + small + (words[place - 7] ?? 0) + great;
  }
  return words;
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < 64; round++) {
    const great = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + great + chosen + (ROUND[round] ?? 0) + (words[round] ?? 0)) | 0;
    const small = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const most = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e] = [g, f, e, (d + first) | 0];
    [d, c, b, a] = [c, b, a, (first + small + most) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => {
    state[place] = (state[place] ?? 0) + word;
  });
}

/** Our own, which needs nothing of the browser. */
export function ownSha256(message: Bytes): Bytes {
  const blocks = padded(message);
  const state = START.slice();
  for (let at = 0; at < blocks.byteLength; at += BLOCK) compress(state, schedule(blocks, at));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => {
    digest.setUint32(4 * place, word);
  });
  return new Uint8Array(digest.buffer);
}
