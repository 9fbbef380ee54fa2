/** Who sat where, and where the viewer did, at each moment that a message tells of. */
import type { LogEntry } from '../wire';

export interface Sitting {
  /** By seat; empty where nobody is known to sit. */
  names: readonly string[];
  you: number | null;
}

type Event = LogEntry['event'];

/** From what is known after an event: who has left by it is no longer in that. */
function before(event: Event, { names, you }: Sitting): Sitting {
  const earlier = [...names];
  if (event.event === 'sat_down' || event.event === 'stood_up') earlier[event.seat] = '';
  if (event.event !== 'seat_moved') return { names: earlier, you };
  earlier[event.seat] = names[event.to] ?? '';
  earlier[event.to] = '';
  return { names: earlier, you: you === event.to ? event.seat : you };
}

/** From what is known before an event: who has left keeps his name for what is still told of him. */
function after(event: Event, names: readonly string[]): readonly string[] {
  const later = [...names];
  if (event.event === 'sat_down') later[event.seat] = event.name;
  if (event.event === 'seat_moved') {
    later[event.to] = names[event.seat] ?? '';
    later[event.seat] = '';
  }
  return later;
}

/** For each event the seats just before it, as far as those at the end or those at the beginning tell. */
export function sittings(log: readonly LogEntry[], first: readonly string[], last: Sitting): Sitting[] {
  const known: (readonly string[])[] = [];
  let names = first;
  for (const { event } of log) {
    known.push(names);
    names = after(event, names);
  }
  const result: Sitting[] = [];
  let at = last;
  for (const { event } of log.toReversed()) {
    at = before(event, at);
    const then = known[log.length - 1 - result.length];
    result.push({ names: at.names.map((name, seat) => name || (then?.[seat] ?? '')), you: at.you });
  }
  return result.reverse();
}
