/** One table as this client is at it: its line, what is known of it, and what was asked there. */
import { computed, signal } from '@preact/signals';
import type { TableInfo } from '../api';
import { browserShelf } from '../browser/shelf';
import { sha256 } from '../fair/digest';
import { type Asker, FairKeeper } from '../fair/keeper';
import type { Asking, LineState } from '../net/link';
import type { TableView } from '../wire';
import { Chat } from './chat';
import { decisionOf } from './decision';
import { ownSeat } from './options';
import { dealOf, keptIn, type Prepared } from './prepared';
import { EMPTY, type TableState } from './table';

const SILENT: Asker = { commit: () => {}, reveal: () => {} };

export class Desk {
  readonly table = signal<TableState>(EMPTY);
  readonly line = signal<LineState>('connecting');
  /** Why the server has ended the line for good; none while it may come back. */
  readonly ended = signal<string | null>(null);
  /** What a stranger is told of the table before he has a name there. */
  readonly told = signal<TableInfo | null>(null);
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

  /** What is asked of the viewer and offered to him now. */
  readonly decision = computed(() => {
    const { view } = this.table.value;
    return view ? decisionOf(view) : '';
  });
  /** What is to be done at the viewer's next turn. */
  readonly prepared = signal<Prepared | null>(null);
  /** What was prepared and came to nothing, until the next turn or another choice. */
  readonly dropped = signal<Prepared | null>(null);

  readonly acting = computed(() =>
    this.asked.value.some((one) => one.type === 'act' && one.action !== 'look'),
  );
  /** Whether the buttons of the current decision take a press. */
  readonly open = computed(
    () =>
      !this.resting.value && !this.acting.value && this.doneTurn.value !== (this.table.value.view?.turn ?? 0),
  );

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
    /** What an invitation brought, until one is let in with it. */
    public key: string | null = null,
    asker: Asker = SILENT,
    /** What is shown is over: nothing can be done at it. */
    readonly past = false,
  ) {
    this.chat = new Chat(id, browserShelf);
    this.fair = new FairKeeper(id, browserShelf, sha256, asker);
  }

  /** Chosen for the next turn; the same again takes it back. */
  prepare(wanted: Prepared): void {
    const before = this.prepared.peek();
    const same = before?.kind === wanted.kind && before.price === wanted.price;
    this.prepared.value = same ? null : wanted;
    this.dropped.value = null;
  }

  /** After each view: what was prepared for another state of things is dropped, and that is said. */
  keepPrepared(view: TableView): void {
    const [before, dropped] = [this.prepared.peek(), this.dropped.peek()];
    const kept = before && keptIn(view, before);
    this.prepared.value = kept;
    if (before && !kept) this.dropped.value = before.deal === dealOf(view) ? before : null;
    else if (dropped && dropped.deal !== dealOf(view)) this.dropped.value = null;
  }
}
