import type { calls as english } from '../en/calls';

export const calls: typeof english = {
  yourTurn: 'На ход сте',
  owed: (ways, left) => `На ход сте: ${ways}. ${left}`,
  or: (before, last) => `${before} или ${last}`,
  between: (action, from, to) => `${action} от ${from} до ${to}`,
  replay: 'Преглед на раздаването',
  bankNumber: (number) => `Раздаване ${number}`,
};
