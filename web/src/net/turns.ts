/** Asking one after another: the house looks up little at once for each. */
export function inTurn(): <T>(ask: () => Promise<T>) => Promise<T> {
  let before: Promise<unknown> = Promise.resolve();
  return (ask) => {
    const asked = before.then(ask);
    before = asked.catch(() => {});
    return asked;
  };
}
