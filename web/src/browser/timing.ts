/** Things that last for a while. */

export function timed(milliseconds: number, what: () => void): () => void {
  const timer = setTimeout(what, milliseconds);
  return () => clearTimeout(timer);
}

/** Sets something for a while; a later call begins anew. */
export function forAWhile(milliseconds: number, on: () => void, off: () => void): () => void {
  let cancel = () => {};
  return () => {
    cancel();
    on();
    cancel = timed(milliseconds, off);
  };
}

/** When nothing else is to be done; Safari has no word for it, and is given a moment. */
export function whenIdle(what: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(what);
  else setTimeout(what, 1000);
}

/** A task of one's own, in a hidden page too, where timers hardly run: what must be seen and pressed goes before. */
export function breath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** A task before the next frame, where the browser can be asked for that. */
export function next(): Promise<void> {
  if (!('scheduler' in globalThis)) return breath();
  return scheduler.postTask(() => {}, { priority: 'user-blocking' });
}
