import type { seka as english } from '../../en/games/seka';

export const seka: typeof english = {
  title: 'Сека',
  actions: { fold: 'Пас' },
  states: { folded: 'пас' },
  meanings: {
    stake: 'Всеки ход е нов пълен залог: от последния до тавана 10.',
    join: (price: string, left: string) =>
      `Двамата са наравно. За половината под, ${price}, можете да се върнете и да играете за целия; остават ви ${left}.`,
  },
  log: {
    folded: (who) => (who.you ? 'Вие пасувате' : `${who.name} пасува`),
    foldedByClock: (who) => (who.you ? 'Времето ви изтече, пас' : `${who.name}: времето изтече, пас`),
  },
};
