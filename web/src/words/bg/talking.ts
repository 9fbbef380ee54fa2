import type { talking as english } from '../en/talking';

export const talking: typeof english = {
  silence: 'Още никой нищо не е казал.',
  field: 'Кажете нещо',
  send: 'Изпрати',
  toPool: 'само за ортаците',
  between: 'Чатът е отворен между игрите.',
  seatFirst: 'Пише само който седи на масата.',
  off: 'На тази маса няма чат.',
  mutedUntil: (moment) => `Не можете да пишете до ${moment}.`,
  mute: 'Скрий съобщенията на този играч',
  report: 'Сигнал до операторите',
  reported: 'Сигналът е изпратен',
  hidden: (name) => `${name}: съобщенията са скрити за вас.`,
  unmute: 'Покажи отново',
  more: (name) => `За съобщението на ${name}`,
};
