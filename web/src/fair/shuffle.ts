/** Decks from seeds, as docs/shuffle.md has it. */
import { type Bytes, joined, textBytes, unsigned } from './bytes';
import type { Digest } from './digest';

const DOMAIN = textBytes('svara-shuffle/1');
const RANGE = 256;

/** The bytes that the exchanges are drawn from, block after block. */
function drawing(seed: Bytes, digest: Digest): () => Promise<number> {
  const head = joined(DOMAIN, unsigned(seed.length), seed, unsigned(1, 8));
  let [block, at, counter]: [Bytes, number, number] = [new Uint8Array(0), 0, 0];
  return async () => {
    if (at === block.length) {
      block = await digest(joined(head, unsigned(counter)));
      counter += 1;
      at = 0;
    }
    return block[at++] ?? 0;
  };
}

/** The items, at most 256, in the order that the seed gives them as the first dealing of a bank. */
export async function shuffled<T>(items: readonly T[], seed: Bytes, digest: Digest): Promise<T[]> {
  const order = [...items];
  const next = drawing(seed, digest);
  for (let count = order.length; count > 1; count--) {
    const fair = RANGE - (RANGE % count);
    let byte = await next();
    while (byte >= fair) byte = await next();
    const [last, place] = [count - 1, byte % count];
    [order[last], order[place]] = [order[place] as T, order[last] as T];
  }
  return order;
}
