/** A text as a QR code: one path of its dark squares, in a square with the quiet zone that a reader needs. */
import { encode } from 'uqr';

const QUIET_ZONE = 4;

export interface Modules {
  /** How many squares high and wide, quiet zone and all. */
  size: number;
  path: string;
}

function runs(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    const from = x;
    while (row[x]) x++;
    if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
  }
  return path;
}

export function modulesOf(text: string): Modules {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.map(runs).join('') };
}
