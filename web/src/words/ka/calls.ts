import type { calls as english } from '../en/calls';

export const calls: typeof english = {
  yourTurn: 'თქვენი სვლაა',
  owed: (ways, left) => `თქვენი სვლაა: ${ways}. ${left}`,
  or: (before, last) => `${before} ან ${last}`,
  between: (action, from, to) => `${action} ${from}-დან ${to}-მდე`,
  replay: 'ბანკის ხელახლა ნახვა',
  bankNumber: (number) => `ბანკი ${number}`,
};
