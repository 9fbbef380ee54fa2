/** Bytes as they are hashed: numbers of a fixed width, and whatever has no fixed one with its length before it. */

export type Bytes = Uint8Array<ArrayBuffer>;

export function joined(...parts: readonly Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** An unsigned big-endian number of 4 bytes, or of 1 or 8. */
export function unsigned(value: number, width: 1 | 4 | 8 = 4): Bytes {
  if (!Number.isSafeInteger(value) || value < 0 || value >= 256 ** width) {
    throw new RangeError(`${value} does not fit into ${width} bytes`);
  }
  const bytes = new Uint8Array(width);
  let rest = value;
  for (let place = width - 1; place >= 0; place--) {
    bytes[place] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  return bytes;
}

export function prefixed(content: Bytes): Bytes {
  return joined(unsigned(content.length), content);
}

export function textBytes(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export function hexOf(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of a text of lower-case hexadecimal digits; `null` for any other text. */
export function fromHex(text: string): Bytes | null {
  if (!/^([0-9a-f]{2})*$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function same(one: Bytes, other: Bytes): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place]);
}
