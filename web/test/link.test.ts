import { beforeEach, describe, expect, it } from 'vitest';
import { type Asking, type LineState, Link, type Socket, type Waiting } from '../src/net/link';
import type { Answer, ServerMessage, Welcome } from '../src/wire';
import { checked, snapshot, update } from './fixtures';

class FakeSocket implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  said: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breakDown(code = 1006, reason = ''): void {
    this.onclose?.({ code, reason });
  }
}

const WELCOME: Welcome = {
  type: 'welcome',
  name: 'Guest',
  now: 0,
  version: 1,
  test: false,
  player: 'ann',
  timeline: '',
};
const ACT: Asking = { type: 'act', id: 'a1', turn: 7, action: 'check' };

let sockets: FakeSocket[];
let timers: { after: number; run: () => void; off: boolean }[];
let states: LineState[];
let answers: [Asking, Answer][];
let late: boolean[];
let waiting: readonly Waiting[];
let outdated: Asking[];
let now: number;
let endings: string[];
let seq: number | null;
let gap: boolean;
let reachable: boolean;
let who: string;
let timesPutBack: number;
let link: Link;

const settled = () => new Promise((done) => setTimeout(done));
const pass = async (milliseconds: number) => {
  const timer = timers.find((one) => !one.off && one.after === milliseconds);
  if (!timer) throw new Error(`nothing waits for ${milliseconds} ms`);
  timer.off = true;
  timer.run();
  await settled();
};
const socket = () => sockets.at(-1) as FakeSocket;

beforeEach(async () => {
  sockets = [];
  timers = [];
  states = [];
  answers = [];
  late = [];
  waiting = [];
  outdated = [];
  now = 1_000_000;
  endings = [];
  seq = null;
  gap = false;
  reachable = true;
  who = 'ann';
  timesPutBack = 0;
  link = new Link(
    {
      open: () => {
        sockets.push(new FakeSocket());
        return socket();
      },
      identify: async () => {
        if (!reachable) throw new Error('unreachable');
      },
      who: () => who,
      later: (after, run) => {
        const timer = { after, run, off: false };
        timers.push(timer);
        return () => {
          timer.off = true;
        };
      },
      now: () => now,
      takeIn: (message) => message(),
      chance: () => 1,
    },
    {
      lineIs: (state) => states.push(state),
      table: (message) => {
        if (message.type !== 'welcome' && !gap) seq = message.seq;
        return gap ? 'gap' : 'complete';
      },
      said: () => {},
      answer: (asked, answer, isLate) => {
        answers.push([asked, answer]);
        late.push(isLate);
      },
      waiting: (requests) => {
        waiting = requests;
      },
      outdated: (asked) => outdated.push(asked),
      seq: () => seq,
      ended: (reason) => endings.push(reason),
      putBack: () => {
        timesPutBack += 1;
        link.stop();
      },
      forgotten: () => endings.push('forgotten'),
    },
  );
  link.start();
  await settled();
});

describe('the line', () => {
  it('is up with the welcome, and asks for nothing at first', () => {
    socket().hear(WELCOME);
    expect(states).toEqual(['connecting', 'up']);
    expect(socket().said).toEqual([]);
  });

  it('hands an answer to who asked, once', () => {
    socket().hear(WELCOME);
    link.ask(ACT);
    expect(socket().said).toEqual([ACT]);
    socket().hear({ type: 'answer', id: 'a1', ok: true });
    socket().hear({ type: 'answer', id: 'a1', ok: true });
    expect(answers).toEqual([[ACT, { type: 'answer', id: 'a1', ok: true }]]);
  });

  it('comes back, resumes, and says again what was not answered, by the same id', async () => {
    socket().hear(WELCOME);
    socket().hear(snapshot(12, []));
    link.ask(ACT);
    socket().breakDown();
    expect(states.at(-1)).toBe('down');
    await pass(400);
    socket().hear(WELCOME);
    expect(sockets.length).toBe(2);
    expect(socket().said).toEqual([{ type: 'resume', since: 12 }, ACT]);
    socket().hear({ type: 'answer', id: 'a1', ok: true });
    socket().breakDown();
    await pass(400);
    socket().hear(WELCOME);
    expect(socket().said).toEqual([{ type: 'resume', since: 12 }]);
  });

  it('names the line of events its number is of, and takes nothing along to another', async () => {
    const welcome: Welcome = { ...WELCOME, timeline: 'one' };
    socket().hear(welcome);
    socket().hear(snapshot(12, []));
    link.ask(ACT);
    const asked = waiting;
    expect(asked.map(({ timeline }) => timeline)).toEqual(['one']);
    socket().breakDown();
    await pass(400);
    socket().hear(welcome);
    expect(socket().said).toEqual([{ type: 'resume', since: 12, timeline: 'one' }, ACT]);
    socket().breakDown();
    await pass(400);
    socket().hear({ ...WELCOME, timeline: 'two' });
    expect([timesPutBack, socket().said]).toEqual([1, []]);
    link.start();
    link.takeUp(asked);
    await settled();
    socket().hear({ ...WELCOME, timeline: 'two' });
    expect([timesPutBack, socket().said.filter(({ type }) => type === 'act'), waiting]).toEqual([1, [], []]);
  });

  it('tries for ever, each time after a longer wait', async () => {
    reachable = false;
    socket().breakDown();
    await pass(400);
    await pass(800);
    await pass(1600);
    reachable = true;
    await pass(3200);
    socket().hear(WELCOME);
    expect(states.at(-1)).toBe('up');
    socket().breakDown();
    await pass(400);
  });

  it('asks once for what a gap has left out', () => {
    socket().hear(WELCOME);
    socket().hear(snapshot(3, []));
    gap = true;
    socket().hear(update(6, [checked(6)]));
    socket().hear(update(7, [checked(7)]));
    expect(socket().said).toEqual([{ type: 'resume', since: 3 }]);
    gap = false;
    socket().hear(update(7, [checked(4), checked(5), checked(6), checked(7)]));
    gap = true;
    socket().hear(update(9, [checked(9)]));
    expect(socket().said.length).toBe(2);
  });

  it('gives up a socket that stays silent', async () => {
    socket().hear(WELCOME);
    socket().hear(snapshot(3, []));
    await pass(40_000);
    expect(socket().said).toEqual([{ type: 'resume', since: 3 }]);
    await pass(8_000);
    expect(states.at(-1)).toBe('down');
    expect(sockets[0]?.closed).toBe(true);
  });

  it('stops for good where another try would not mend it, and says why', async () => {
    socket().breakDown(4404, 'no_table');
    expect(endings).toEqual(['no_table']);
    link.hurry();
    await settled();
    expect(sockets.length).toBe(1);
    expect(timers.every((timer) => timer.off)).toBe(true);
  });

  it('says that it was forgotten, and asks again who this is', async () => {
    socket().breakDown(4401, 'no_session');
    expect(endings).toEqual(['forgotten']);
    await pass(400);
    expect(sockets.length).toBe(2);
  });

  it('goes on after a line that was cut for being slow', async () => {
    socket().hear(WELCOME);
    socket().breakDown(4408, 'too_much');
    expect(endings).toEqual([]);
    await pass(400);
    expect(sockets.length).toBe(2);
  });

  it('keeps what is pressed before the welcome, and says it once', () => {
    link.ask(ACT);
    expect(socket().said).toEqual([]);
    socket().hear(WELCOME);
    expect(socket().said).toEqual([ACT]);
  });

  it('tells an answer that comes after a lost line from one that does not', async () => {
    socket().hear(WELCOME);
    link.ask(ACT);
    socket().hear({ type: 'answer', id: 'a1', ok: false, code: 'stale_turn' });
    link.ask({ ...ACT, id: 'a2' });
    socket().breakDown();
    link.ask({ ...ACT, id: 'a3' });
    await pass(400);
    socket().hear(WELCOME);
    for (const id of ['a2', 'a3']) socket().hear({ type: 'answer', id, ok: false, code: 'stale_turn' });
    expect(late).toEqual([false, true, false]);
  });

  it('asks no more for a seat that was wanted long ago, and says so', async () => {
    const sit: Asking = { type: 'request', id: 'r1', what: 'sit_out' };
    socket().breakDown();
    link.ask(sit);
    link.ask(ACT);
    now += 60_001;
    await pass(400);
    socket().hear(WELCOME);
    expect(socket().said).toEqual([ACT]);
    expect(outdated).toEqual([sit]);
    expect(waiting.map(({ asked }) => asked)).toEqual([ACT]);
  });

  it('goes on with what a closed page had asked', () => {
    link.takeUp([{ asked: ACT, at: now, whose: who, late: false }]);
    socket().hear(WELCOME);
    expect(socket().said).toEqual([ACT]);
    socket().hear({ type: 'answer', id: 'a1', ok: true });
    expect([answers.length, late]).toEqual([1, [true]]);
  });

  it('says nothing for another that a closed page, or a line that is lost, had asked', async () => {
    link.takeUp([{ asked: ACT, at: now, whose: 'bob', late: false }]);
    link.ask({ ...ACT, id: 'a2' });
    socket().hear(WELCOME);
    expect(socket().said.map(({ id }) => id)).toEqual(['a2']);
    socket().breakDown();
    who = 'bob';
    await pass(400);
    socket().hear({ ...WELCOME, player: 'bob' });
    expect([socket().said, waiting]).toEqual([[], []]);
  });

  it('presses nothing for another whose the browser has become unnoticed, and asks anew who this is', async () => {
    socket().hear(WELCOME);
    socket().hear(snapshot(3, []));
    socket().breakDown();
    link.ask(ACT);
    await pass(400);
    const bobs = socket();
    bobs.hear({ ...WELCOME, player: 'bob' });
    who = 'bob';
    await settled();
    expect([bobs.said, bobs.closed, endings, waiting]).toEqual([[], true, ['forgotten'], []]);
    socket().hear({ ...WELCOME, player: 'bob' });
    expect(states.at(-1)).toBe('up');
    expect(socket().said.filter(({ type }) => type === 'act')).toEqual([]);
  });

  it('presses nothing for who comes after the one it was', async () => {
    socket().hear(WELCOME);
    link.ask(ACT);
    socket().breakDown(4401, 'no_session');
    await pass(400);
    socket().hear(WELCOME);
    expect(socket().said).toEqual([]);
  });

  it('is asked at once when the page is looked at again, and given up soon if it is silent', async () => {
    socket().hear(WELCOME);
    socket().hear(snapshot(3, []));
    link.hurry();
    expect(socket().said).toEqual([{ type: 'resume', since: 3 }]);
    await pass(3000);
    expect(states.at(-1)).toBe('down');
  });

  it('tries again at once when the page is looked at while it is down', async () => {
    socket().breakDown();
    link.hurry();
    await settled();
    expect(sockets.length).toBe(2);
    expect(timers.filter((timer) => !timer.off).map((timer) => timer.after)).toEqual([8000]);
  });

  it('is taken anew on another net, and keeps what was pressed', async () => {
    socket().hear(WELCOME);
    socket().hear(snapshot(3, []));
    link.ask(ACT);
    link.renew();
    await settled();
    expect([sockets.length, sockets[0]?.closed, states.at(-1)]).toEqual([2, true, 'connecting']);
    socket().hear(WELCOME);
    expect(socket().said).toEqual([{ type: 'resume', since: 3 }, ACT]);
    expect(states.at(-1)).toBe('up');
  });

  it('lets no try that was overtaken break the line that has come', async () => {
    socket().breakDown();
    reachable = false;
    link.hurry();
    reachable = true;
    link.renew();
    await settled();
    socket().hear(WELCOME);
    await settled();
    expect(states.at(-1)).toBe('up');
    expect(socket().closed).toBe(false);
  });

  it('hears nothing of a socket that it gave up', () => {
    const old = socket();
    old.hear(WELCOME);
    link.stop();
    link.ask(ACT);
    old.hear({ type: 'answer', id: 'a1', ok: true });
    expect(answers).toEqual([]);
  });
});
