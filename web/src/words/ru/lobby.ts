import type { lobby as english } from '../en/lobby';

export const lobby: typeof english = {
  title: 'Столы',
  yourTables: 'Ваши столы',
  yourTurn: 'ваш ход',
  lines: { connecting: 'соединяемся…', down: 'нет связи' },
  playNow: 'Играть',
};
