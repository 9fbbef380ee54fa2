/** The nonces of one table: kept from when they are bound until they are shown, each for one header only. */
import { readList, type Shelf, writeList } from '../browser/shelf';
import { type Bytes, fromHex, hexOf } from './bytes';
import type { Digest } from './digest';
import { commitmentTo } from './header';

interface Kept {
  nonce: string;
  commitment: string;
  /** The hash of the header that it was shown to: to that one again, to no other. */
  shownTo?: string;
}

const MOST = 6;

export class Nonces {
  constructor(
    private readonly table: string,
    private readonly shelf: Shelf,
    private readonly digest: Digest,
    private readonly random: () => Bytes = () => crypto.getRandomValues(new Uint8Array(32)),
  ) {}

  /** A commitment to a fresh nonce, which is on the shelf before anybody hears of it. */
  async bind(): Promise<string> {
    const nonce = this.random();
    const commitment = hexOf(await commitmentTo(nonce, this.digest));
    this.write([...this.read(), { nonce: hexOf(nonce), commitment }].slice(-MOST));
    return commitment;
  }

  has(commitment: string): boolean {
    return this.read().some((kept) => kept.commitment === commitment);
  }

  /** Whether a nonce may still be bound to a header that is to come. */
  isFresh(commitment: string): boolean {
    return this.read().some((kept) => kept.commitment === commitment && kept.shownTo === undefined);
  }

  /** The nonce of a commitment, shown to this header; `null` if it is lost or was shown to another. */
  show(commitment: string, header: string): Bytes | null {
    const kept = this.read();
    const one = kept.find((other) => other.commitment === commitment);
    if (!one || (one.shownTo !== undefined && one.shownTo !== header)) return null;
    one.shownTo = header;
    this.write(kept);
    return fromHex(one.nonce);
  }

  private key(): string {
    return `svara.nonces/${this.table}`;
  }

  private read(): Kept[] {
    return readList<Kept>(this.shelf, this.key());
  }

  private write(kept: readonly Kept[]): void {
    writeList(this.shelf, this.key(), kept);
  }
}
