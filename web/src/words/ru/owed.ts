import type { owed as english } from '../en/owed';

export const owed: typeof english = {
  yourTurn: 'Ваш ход',
  says: (ways, left) => `Ваш ход: ${ways}. ${left}`,
  or: (before, last) => `${before} или ${last}`,
  between: (action, from, to) => `${action} от ${from} до ${to}`,
};
