import type { owed as english } from '../en/owed';

export const owed: typeof english = {
  yourTurn: 'На ход сте',
  says: (ways, left) => `На ход сте: ${ways}. ${left}`,
  or: (before, last) => `${before} или ${last}`,
  between: (action, from, to) => `${action} от ${from} до ${to}`,
};
