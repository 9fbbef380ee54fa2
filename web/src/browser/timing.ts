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
