/** A number on its way from what it was to what it is. */
/** The whole number at this part of the way: quick at first, never beyond the end. */
export function onTheWay(from: number, to: number, part: number): number {
  const gone = 1 - (1 - Math.min(1, Math.max(0, part))) ** 3;
  const value = from + (to - from) * gone;
  return to >= from ? Math.floor(value) : Math.ceil(value);
}
