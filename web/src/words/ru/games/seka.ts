import type { seka as english } from '../../en/games/seka';

export const seka: typeof english = {
  title: 'Сека',
  actions: { fold: 'Пас' },
  states: { folded: 'пас' },
  meanings: {
    stake: 'Каждый ход — новая полная ставка: от предыдущей до потолка 10.',
    join: (price: string, left: string) =>
      `У двоих поровну. За половину банка, ${price}, можно вернуться и играть на весь; у вас останется ${left}.`,
  },
  log: {
    folded: (who) => (who.you ? 'Вы пасуете' : `${who.name} пасует`),
    foldedByClock: (who) => (who.you ? 'Ваше время вышло, пас' : `${who.name}: время вышло, пас`),
  },
};
