/** Does it each time that the net is there again, until what it returns is called. */
export function whenOnline(what: () => void): () => void {
  addEventListener('online', what);
  return () => removeEventListener('online', what);
}
