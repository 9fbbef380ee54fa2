/** What the player is called to, and what of a bank can be looked at again. */
export const calls = {
  yourTurn: 'Your turn',
  owed: (ways: string, left: string) => `Your turn: ${ways}. ${left}`,
  or: (before: string, last: string) => `${before} or ${last}`,
  between: (action: string, from: string, to: string) => `${action} ${from} to ${to}`,
  replay: 'Replay this bank',
  bankNumber: (number: number) => `Bank ${number}`,
};
