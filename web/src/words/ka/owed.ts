import type { owed as english } from '../en/owed';

export const owed: typeof english = {
  yourTurn: 'თქვენი სვლაა',
  says: (ways, left) => `თქვენი სვლაა: ${ways}. ${left}`,
  or: (before, last) => `${before} ან ${last}`,
  between: (action, from, to) => `${action} ${from}-დან ${to}-მდე`,
};
