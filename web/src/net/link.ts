/** The line to the server: it comes back by itself, and says again what was never answered. */
import type { Answer, Change, ClientMessage, Resume, ServerMessage, TableMessage, Welcome } from '../wire';
import { backoff } from './backoff';

export type LineState = 'connecting' | 'up' | 'down';
/** Whatever has an id, and gets an answer. */
export type Asking = Exclude<ClientMessage, Resume>;
/** What is said to everybody at the table, and has no number. */
export type Said = Exclude<ServerMessage, Answer | Welcome | TableMessage | Change>;

/** As much of a WebSocket as the line uses. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** A request that waits for its answer. */
export interface Waiting {
  asked: Asking;
  /** When it was asked, by this machine's clock. */
  at: number;
  /** The player who asked it, by his id: it is said for nobody else. */
  whose: string | null;
  /** Of which line of events its turn is, where that was known: in another it would be another question. */
  timeline?: string | null;
  /** The line was lost since, so that it comes later than it was meant. */
  late: boolean;
}

export interface Surroundings {
  open(): Socket;
  /** Makes sure that the cookie of a player is there; rejects when the server cannot be reached. */
  identify(): Promise<void>;
  /** The id of that player, as far as he is known. */
  who(): string | null;
  later(milliseconds: number, what: () => void): () => void;
  now(): number;
  /** Does what a message leads to, each by itself. */
  takeIn(message: () => void): void;
  chance(): number;
}

export interface Listener {
  lineIs(state: LineState): void;
  /** A message about the table; the answer says whether something before it is missing. */
  table(message: Welcome | TableMessage | Change): 'complete' | 'gap';
  said(message: Said): void;
  /** `late` where the line was lost between the two. */
  answer(asked: Asking, answer: Answer, late: boolean): void;
  /** The requests that wait for an answer have changed. */
  waiting(requests: readonly Waiting[]): void;
  /** It was asked so long ago that it is asked no more. */
  outdated(asked: Asking): void;
  /** The last sequence number known, to go on from. */
  seq(): number | null;
  /** The server has ended the line for good, for this reason. */
  ended(reason: string): void;
  /** The house was put back from a backup: nothing that was heard of the table counts any more. */
  putBack(): void;
  /** The server does not know who this is. */
  forgotten(): void;
}

const NO_SESSION = 4401;
const TOO_MUCH = 4408;

/** The codes of the house for what another try would not mend. */
function isFinal(code: number): boolean {
  return code >= 4400 && code < 4500 && code !== NO_SESSION && code !== TOO_MUCH;
}

/** Silence for so long is asked about, and an answer that takes so long ends the line. */
const QUIET = 40_000;
const PATIENCE = 8_000;
/** The same where there is reason to doubt the line. */
const DOUBT = 3_000;

/** An action names its turn, so that it can never be for another; a wish about a seat is meant for now. */
const OUTDATED = 60_000;

function isOutdated({ asked, at }: Waiting, now: number): boolean {
  return asked.type === 'request' && now - at > OUTDATED;
}

export class Link {
  private socket: Socket | null = null;
  private requests: readonly Waiting[] = [];
  private attempt = 0;
  /** Which try to connect this is: one that was overtaken changes nothing more. */
  private round = 0;
  private welcomed = false;
  /** Which line of events the server's numbers are of; `null` before it was heard. */
  private timeline: string | null = null;
  private resuming = false;
  private cancelTimer: () => void = () => {};
  private cancelWatch: () => void = () => {};
  private stopped = false;

  constructor(
    private readonly around: Surroundings,
    private readonly listener: Listener,
  ) {}

  start(): void {
    this.stopped = false;
    this.listener.lineIs('connecting');
    void this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.cancelTimer();
    this.drop();
  }

  /** Make sure of the line at once, as when the page is looked at again: it may have died in silence. */
  hurry(): void {
    if (this.stopped) return;
    if (!this.socket) this.connectNow();
    else if (this.welcomed) {
      this.resume();
      this.watch(DOUBT);
    }
  }

  /** Take a new line in place of this one, as when the device has come to another net. */
  renew(): void {
    if (this.stopped) return;
    if (this.welcomed) this.listener.lineIs('connecting');
    this.drop();
    this.connectNow();
  }

  /** Ask something; it is said again, with the same id, after a line that broke. */
  ask(asked: Asking): void {
    this.wait([...this.requests, this.meant(asked)]);
    if (!this.welcomed) return;
    this.say(asked);
    this.watch(PATIENCE);
  }

  private meant(asked: Asking): Waiting {
    const { around, timeline } = this;
    return { asked, at: around.now(), whose: around.who(), timeline, late: false };
  }

  /** Go on asking what a page that was closed has asked. */
  takeUp(requests: readonly Waiting[]): void {
    this.wait([...requests.map((one) => ({ ...one, late: true })), ...this.requests]);
  }

  private wait(requests: readonly Waiting[]): void {
    this.requests = requests;
    this.listener.waiting(requests);
  }

  private connectNow(): void {
    this.cancelTimer();
    this.attempt = 0;
    void this.connect();
  }

  private async connect(): Promise<void> {
    this.round += 1;
    const round = this.round;
    const isOvertaken = () => this.stopped || round !== this.round;
    try {
      await this.around.identify();
    } catch {
      if (!isOvertaken()) this.lost();
      return;
    }
    if (isOvertaken()) return;
    const socket = this.around.open();
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket || typeof data !== 'string') return;
      const message = JSON.parse(data) as ServerMessage;
      if (message.type === 'welcome' && !this.welcomed) {
        if (message.player && message.player !== this.around.who()) {
          this.anothers();
          return;
        }
        if (!this.goesOn(message)) {
          this.listener.putBack();
          return;
        }
        this.listener.table(message);
        this.greeted();
        return;
      }
      this.around.takeIn(() => {
        if (socket === this.socket) this.hear(message);
      });
    };
    // After all that was said on it.
    socket.onclose = ({ code, reason }) => {
      this.around.takeIn(() => {
        if (socket === this.socket) this.closed(code, reason);
      });
    };
    this.watch(PATIENCE);
  }

  private closed(code: number, reason: string): void {
    if (isFinal(code)) {
      this.stop();
      this.listener.ended(reason || String(code));
      return;
    }
    if (code === NO_SESSION) this.forget();
    this.lost();
  }

  /** Whether the table's numbers are of the line of events that was heard before. */
  private goesOn({ timeline = '' }: Welcome): boolean {
    const before = this.timeline;
    this.timeline = timeline;
    return before === null || before === timeline;
  }

  /** Nothing that was known or pressed here is of whoever comes now. */
  private forget(): void {
    this.wait([]);
    this.listener.forgotten();
  }

  /** The browser is another's by now, as when somebody else has logged in beside this page. */
  private anothers(): void {
    this.forget();
    this.renew();
  }

  private greeted(): void {
    this.welcomed = true;
    this.attempt = 0;
    this.resuming = false;
    this.dropForeign();
    this.dropOutdated();
    this.listener.lineIs('up');
    if (this.listener.seq() !== null) this.resume();
    for (const { asked } of this.requests) this.say(asked);
    this.watch(this.requests.length ? PATIENCE : QUIET);
  }

  /** Somebody else may have logged in at this browser since, or the house have been put back. */
  private dropForeign(): void {
    const [who, now] = [this.around.who(), this.timeline];
    const own = this.requests.filter(({ whose, timeline }) => whose === who && (timeline ?? now) === now);
    if (own.length < this.requests.length) this.wait(own);
  }

  private dropOutdated(): void {
    const now = this.around.now();
    const outdated = this.requests.filter((one) => isOutdated(one, now));
    if (outdated.length === 0) return;
    this.wait(this.requests.filter((one) => !isOutdated(one, now)));
    for (const { asked } of outdated) this.listener.outdated(asked);
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'answer') {
      const request = this.requests.find(({ asked }) => asked.id === message.id);
      if (request) {
        this.wait(this.requests.filter((other) => other !== request));
        this.listener.answer(request.asked, message, request.late);
      }
    } else if (message.type === 'snapshot' || message.type === 'update' || message.type === 'change') {
      if (this.listener.table(message) === 'gap') this.resume();
      else this.resuming = false;
    } else if (message.type !== 'welcome') this.listener.said(message);
    this.watch(this.requests.length || this.resuming ? PATIENCE : QUIET);
  }

  private resume(): void {
    if (this.resuming) return;
    this.resuming = true;
    const timeline = this.timeline ? { timeline: this.timeline } : {};
    this.say({ type: 'resume', since: this.listener.seq() ?? 0, ...timeline });
  }

  private say(message: ClientMessage): void {
    if (!this.socket) return;
    try {
      this.socket.send(JSON.stringify(message));
    } catch {
      // Closing already: what matters is said again after the next welcome.
    }
  }

  /** A line can die without a word, so silence is questioned, and then taken for its end. */
  private watch(milliseconds: number): void {
    this.cancelWatch();
    this.cancelWatch = this.around.later(milliseconds, () => {
      if (!this.socket) return;
      if (milliseconds === QUIET) {
        this.resume();
        this.watch(PATIENCE);
      } else this.lost();
    });
  }

  private lost(): void {
    this.drop();
    if (this.stopped) return;
    this.listener.lineIs('down');
    this.cancelTimer();
    this.cancelTimer = this.around.later(
      backoff(this.attempt++, this.around.chance),
      () => void this.connect(),
    );
  }

  private drop(): void {
    this.cancelWatch();
    this.round += 1;
    this.welcomed = false;
    if (this.requests.length) this.wait(this.requests.map((one) => ({ ...one, late: true })));
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
