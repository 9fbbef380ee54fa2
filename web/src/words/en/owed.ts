/** What is said when it is the player's turn, and what he may do then. */
export const owed = {
  yourTurn: 'Your turn',
  says: (ways: string, left: string) => `Your turn: ${ways}. ${left}`,
  or: (before: string, last: string) => `${before} or ${last}`,
  between: (action: string, from: string, to: string) => `${action} ${from} to ${to}`,
};
