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

export interface Surroundings {
  open(): Socket;
  /** Makes sure that the cookie of a player is there; rejects when the server cannot be reached. */
  identify(): Promise<void>;
  later(milliseconds: number, what: () => void): () => void;
  chance(): number;
}

export interface Listener {
  lineIs(state: LineState): void;
  /** A message about the table; the answer says whether something before it is missing. */
  table(message: Welcome | TableMessage | Change): 'complete' | 'gap';
  said(message: Said): void;
  answer(asked: Asking, answer: Answer): void;
  /** The requests that wait for an answer have changed. */
  waiting(asked: readonly Asking[]): void;
  /** The last sequence number known, to go on from. */
  seq(): number | null;
  /** The server has ended the line for good, for this reason. */
  ended(reason: string): void;
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

export class Link {
  private socket: Socket | null = null;
  private asked: Asking[] = [];
  private attempt = 0;
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

  /** Try at once, as when the machine says that it is on the net again. */
  hurry(): void {
    if (this.stopped || this.socket) return;
    this.cancelTimer();
    this.attempt = 0;
    void this.connect();
  }

  /** Ask something; it is said again, with the same id, after a line that broke. */
  ask(message: Asking): void {
    this.asked = [...this.asked, message];
    this.listener.waiting(this.asked);
    this.say(message);
    this.watch(PATIENCE);
  }

  private async connect(): Promise<void> {
    try {
      await this.around.identify();
    } catch {
      this.lost();
      return;
    }
    if (this.stopped || this.socket) return;
    const socket = this.around.open();
    this.socket = socket;
    let welcomed = false;
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket || typeof data !== 'string') return;
      const message = JSON.parse(data) as ServerMessage;
      if (message.type === 'welcome' && !welcomed) {
        welcomed = true;
        this.listener.table(message);
        this.greeted();
        return;
      }
      this.hear(message);
    };
    socket.onclose = ({ code, reason }) => {
      if (socket !== this.socket) return;
      if (isFinal(code)) {
        this.stop();
        this.listener.ended(reason || String(code));
        return;
      }
      if (code === NO_SESSION) this.listener.forgotten();
      this.lost();
    };
    this.watch(PATIENCE);
  }

  private greeted(): void {
    this.attempt = 0;
    this.resuming = false;
    this.listener.lineIs('up');
    if (this.listener.seq() !== null) this.resume();
    for (const message of this.asked) this.say(message);
    this.watch(this.asked.length ? PATIENCE : QUIET);
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'answer') {
      const asked = this.asked.find((other) => other.id === message.id);
      if (asked) {
        this.asked = this.asked.filter((other) => other !== asked);
        this.listener.waiting(this.asked);
        this.listener.answer(asked, message);
      }
    } else if (message.type === 'snapshot' || message.type === 'update' || message.type === 'change') {
      if (this.listener.table(message) === 'gap') this.resume();
      else this.resuming = false;
    } else if (message.type !== 'welcome') this.listener.said(message);
    this.watch(this.asked.length || this.resuming ? PATIENCE : QUIET);
  }

  private resume(): void {
    if (this.resuming) return;
    this.resuming = true;
    this.say({ type: 'resume', since: this.listener.seq() ?? 0 });
  }

  private say(message: ClientMessage): void {
    if (!this.socket) return;
    try {
      this.socket.send(JSON.stringify(message));
    } catch {
      // Not open yet: what matters is said again after the welcome.
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
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
