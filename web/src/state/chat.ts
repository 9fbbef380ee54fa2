/** What was said at a table, as far as this viewer wants to hear it. */
import { computed, signal } from '@preact/signals';
import { readList, type Shelf, writeList } from '../browser/shelf';
import type { ChatLine } from '../wire';

/** Somebody whose lines are hidden, by the line that was hidden first: his name may be another's tomorrow. */
export interface Muted {
  line: number;
  name: string;
  speaker: string;
}

const KEPT = 200;

function isSame(one: ChatLine, other: ChatLine): boolean {
  if (one.id || other.id) return one.id === other.id;
  return one.at === other.at && one.name === other.name && one.text === other.text;
}

export class Chat {
  readonly lines = signal<readonly ChatLine[]>([]);
  readonly muted = signal<readonly Muted[]>([]);
  /** How many lines have come since it was looked at. */
  readonly unread = signal(0);
  readonly shown = signal(false);
  readonly heardLines = computed(() => {
    const speakers = new Set(this.muted.value.map((one) => one.speaker));
    return this.lines.value.filter((line) => line.yours || !speakers.has(line.speaker ?? ''));
  });

  private readonly key: string;

  constructor(
    table: string,
    private readonly shelf: Shelf,
  ) {
    this.key = `svara.muted/${table}`;
    // Those of an older build have no speaker with them: the server sends none of their lines.
    this.muted.value = readList<Muted>(shelf, this.key).map((one) => ({ ...{ speaker: '?' }, ...one }));
  }

  heard(lines: readonly ChatLine[]): void {
    const known = this.lines.peek();
    const fresh = lines.filter((line) => !known.some((other) => isSame(line, other)));
    if (fresh.length === 0) return;
    this.lines.value = [...known, ...fresh].slice(-KEPT);
    // Several at once are those from before one came, or was away.
    if (!this.shown.peek() && fresh.length === 1 && !fresh[0]?.yours) this.unread.value += 1;
  }

  show(on: boolean): void {
    this.shown.value = on;
    if (on) this.unread.value = 0;
  }

  mute({ id, name, speaker }: ChatLine): void {
    if (id) this.put([...this.muted.peek(), { line: id, name, speaker: speaker ?? '?' }]);
  }

  unmute(line: number): void {
    this.put(this.muted.peek().filter((one) => one.line !== line));
  }

  private put(muted: readonly Muted[]): void {
    this.muted.value = muted;
    writeList(this.shelf, this.key, muted);
  }
}
