import { describe, expect, it } from 'vitest';
import { cardsChanged, decisionChanged } from '../src/state/rest';
import { EMPTY, leavesGap, received, whole } from '../src/state/table';
import { checked, empty, seat, snapshot, update, view } from './fixtures';

const seqs = (state: { lines: readonly { seq: number }[] }) => state.lines.map((line) => line.seq);

describe('the table as a fold of messages', () => {
  const first = received(EMPTY, snapshot(3, [checked(2), checked(3)]), 1000);

  it('begins with a snapshot', () => {
    expect(first.seq).toBe(3);
    expect(seqs(first)).toEqual([2, 3]);
    expect(first.news).toEqual([]);
  });

  it('goes on with updates, which are news', () => {
    const next = received(first, update(5, [checked(4), checked(5)]), 1000);
    expect(seqs(next)).toEqual([2, 3, 4, 5]);
    expect(seqs({ lines: next.news })).toEqual([4, 5]);
  });

  it('takes an event that it knows only once', () => {
    expect(seqs(received(first, update(4, [checked(3), checked(4)]), 1000))).toEqual([2, 3, 4]);
  });

  it('keeps to the newer of two messages', () => {
    expect(received(first, update(2, [], { pot: 99 }), 1000).view).toBe(first.view);
  });

  it('shows the view after a gap, and waits for the events in it', () => {
    const late = update(6, [checked(6)], { pot: 99 });
    expect(leavesGap(first, late)).toBe(true);
    const gapped = received(first, late, 1000);
    expect(gapped.view?.pot).toBe(99);
    expect(gapped.seq).toBe(3);
    const healed = received(gapped, update(6, [checked(4), checked(5), checked(6)]), 1000);
    expect(seqs(healed)).toEqual([2, 3, 4, 5, 6]);
  });

  it('names everybody as he was called where he sat at that moment', () => {
    const sat = received(EMPTY, snapshot(1, [], { seats: [seat(0), empty(1), empty(2)], you: 0 }), 1000);
    const log = [
      { seq: 2, event: { event: 'seat_moved', seat: 0, to: 2, amount: 500 } },
      { seq: 3, event: { event: 'sat_down', seat: 0, name: 'Later', amount: 500 } },
      { seq: 4, event: { event: 'stood_up', seat: 2, amount: 500, at: 0, until: 0 } },
    ] as const;
    const { lines } = received(
      sat,
      update(4, [...log], { seats: [seat(0, { name: 'Later' }), empty(1), empty(2)], you: null }),
      1000,
    );
    const own = seat(0).name;
    expect(lines.map(({ names }, at) => names[log[at]?.event.seat ?? 0])).toEqual([own, '', own]);
    const met = received(
      EMPTY,
      snapshot(4, [log[0]], { seats: [empty(0), empty(1), seat(2)], you: 2 }),
      1000,
    );
    expect(met.lines).toMatchObject([{ names: [seat(2).name, '', ''], you: 0 }]);
  });

  it('sees no gap in a snapshot, in the next event or where nothing happened', () => {
    expect(leavesGap(first, snapshot(90, []))).toBe(false);
    expect(leavesGap(first, update(4, [checked(4)]))).toBe(false);
    expect(leavesGap(first, update(3, []))).toBe(false);
  });

  it('takes a change as the whole view after it, and none of another view', () => {
    const at = received(EMPTY, snapshot(3, [], { question: 'betting', owed: [0] }), 1000);
    const boris = seat(1, { stack: 480, bet: 20 });
    const told = { type: 'change', since: 3, seq: 4, now: 1000, log: [checked(4)] } as const;
    const message = whole(at, {
      ...told,
      log: [checked(4)],
      view: { pot: 20 },
      gone: ['owed'],
      seats: [boris],
    });
    expect(message).toEqual({
      ...update(4, [checked(4)], { question: 'betting', pot: 20 }),
      view: view({ question: 'betting', pot: 20, seats: [seat(0), boris, seat(2)] }),
    });
    const late = received(at, update(6, [checked(6)]), 1000);
    expect(whole(late, { ...told, log: [], since: 3 })).toBeNull();
    expect(whole(late, { ...told, log: [], since: 6 })?.view).toEqual(view());
    expect(whole(EMPTY, { ...told, log: [] })).toBeNull();
  });

  it('keeps the banks before when a snapshot tells of the current one', () => {
    expect(seqs(received(first, snapshot(9, [checked(8), checked(9)]), 1000))).toEqual([2, 3, 8, 9]);
  });

  it('believes a snapshot of a server that has begun anew', () => {
    const anew = received(first, snapshot(1, [checked(1)]), 1000);
    expect(anew.seq).toBe(1);
    expect(seqs(anew)).toEqual([1]);
  });

  it('remembers the name of who has just left', () => {
    const left = update(4, [{ seq: 4, event: { event: 'left', seat: 1 } }], {
      seats: [seat(0), empty(1), seat(2)],
    });
    expect(received(first, left, 1000).lines.at(-1)?.names[1]).toBe('Boris');
  });
});

describe('buttons rest', () => {
  it('when the turn has changed', () => {
    expect(decisionChanged(view({ owed: [0] }), view({ owed: [0], turn: 8 }))).toBe(true);
    expect(decisionChanged(view({ owed: [0] }), view({ owed: [0], pot: 5 }))).toBe(false);
  });

  it('and cards when new ones are dealt', () => {
    expect(cardsChanged(view(), view({ turn: 8 }))).toBe(false);
    expect(cardsChanged(view(), view({ deal: 2 }))).toBe(true);
    expect(cardsChanged(view(), view({ bank: 2 }))).toBe(true);
  });
});
