import type { calls as english } from '../en/calls';

export const calls: typeof english = {
  yourTurn: 'Ваш ход',
  owed: (ways, left) => `Ваш ход: ${ways}. ${left}`,
  or: (before, last) => `${before} или ${last}`,
  between: (action, from, to) => `${action} от ${from} до ${to}`,
  replay: 'Банк по ходам',
  bankNumber: (number) => `Банк ${number}`,
};
