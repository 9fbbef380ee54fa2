/** One table as this client is at it: its line, what is known of it, and what was asked there. */
import { computed, signal } from '@preact/signals';
import { type Asker, FairKeeper } from '../fair/keeper';
import { sha256 } from '../fair/sha256';
import type { Asking, LineState } from '../net/link';
import { browserShelf } from '../shelf';
import { Chat } from './chat';
import { ownSeat } from './options';
import { EMPTY, type TableState } from './table';

const SILENT: Asker = { commit: () => {}, reveal: () => {} };

export class Desk {
  readonly table = signal<TableState>(EMPTY);
  readonly line = signal<LineState>('connecting');
  /** Why the server has ended the line for good; none while it may come back. */
  readonly ended = signal<string | null>(null);
  /** The server is one for tests: its decks can be foretold. */
  readonly isTest = signal(false);
  /** What was asked of the server and is not answered yet. */
  readonly asked = signal<readonly Asking[]>([]);
  /** The turn that this client has answered: its buttons stay down until the next. */
  readonly doneTurn = signal<number | null>(null);
  /** Just after a turn has changed, buttons rest, so that a tap never lands on another decision. */
  readonly resting = signal(false);
  /** The same for one's cards, when new ones are dealt. */
  readonly cardsResting = signal(false);

  readonly seated = computed(() => {
    const { view } = this.table.value;
    return view !== null && ownSeat(view) !== null;
  });

  readonly fair: FairKeeper;

  readonly chat: Chat;
  /** One sat here at the last visit, so that it is kept until that is known to be over. */
  kept = false;

  constructor(
    readonly id: string,
    /** What an invitation brought, to be let in with. */
    readonly key: string | null = null,
    asker: Asker = SILENT,
  ) {
    this.chat = new Chat(id, browserShelf);
    this.fair = new FairKeeper(id, browserShelf, sha256, asker);
  }
}
