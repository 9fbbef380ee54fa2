import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { type Modules, modulesOf } from '../src/ui/invite/modules';

const SCALE = 4;

/** The path as it is drawn, white where nothing is. */
function drawn({ size, path }: Modules) {
  const side = size * SCALE;
  const pixels = new Uint8Array(side * side * 3).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++) {
      const from = row * side + Number(x) * SCALE;
      pixels.fill(0, from * 3, (from + Number(width) * SCALE) * 3);
    }
  }
  return { width: side, height: side, data: pixels };
}

const KEY = 'b7_x-3KDqAv0PZ8lW_4n-S5t0123456789ab';

describe('the code of a link', () => {
  it.each([
    'https://svara.example/t/svara',
    `https://svara.example/t/calm-river-42#${KEY}`,
    `https://t.me/our_bot/svara?startapp=${'Ab_-'.repeat(40)}`,
    'https://svara.example/t/%D1%81%D1%82%D0%BE%D0%BB',
  ])('is read back as %s', (link) => {
    expect(decodeQR(drawn(modulesOf(link)))).toBe(link);
  });

  it('keeps four squares on each side free, as readers ask for', () => {
    const { size, path } = modulesOf('https://svara.example/t/svara');
    const spans = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((one) => one.slice(1).map(Number));
    const [lefts, tops, rights] = [0, 1, 2].map((at) =>
      spans.map(([x = 0, y = 0, width = 0]) => [x, y, x + width][at] ?? 0),
    ) as [number[], number[], number[]];
    expect([Math.min(...lefts), Math.min(...tops)]).toEqual([4, 4]);
    expect([Math.max(...rights), Math.max(...tops) + 1]).toEqual([size - 4, size - 4]);
  });
});
