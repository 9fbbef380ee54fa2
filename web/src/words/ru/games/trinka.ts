import type { trinka as english } from '../../en/games/trinka';
import type { Who } from '../../who';

const does = (who: Who, you: string, other: string) => (who.you ? `Вы ${you}` : `${who.name} ${other}`);

export const trinka: typeof english = {
  title: 'Тринька',
  actions: { fold: 'Падаю', stake: 'Хожу', bet: 'Хожу' },
  states: { folded: 'падает' },
  meanings: {
    dark: 'не глядя, дальше каждый ×2',
    stake: 'Ход — новая полная ставка, не меньше предыдущей.',
    choice: (pot: string) =>
      `Очки равны. Делить — банк ${pot} поровну, если согласны все; варить — свара на весь банк.`,
    redeal: 'Три десятки: откройте их, и тем, кто в игре, сдадут заново. Банк остаётся.',
  },
  log: {
    stake: (who, amount) => does(who, `ходите: ${amount}`, `ходит: ${amount}`),
    bet: (who, amount) => does(who, `смотрите и ходите: ${amount}`, `смотрит и ходит: ${amount}`),
    folded: (who) => does(who, 'падаете', 'падает'),
    foldedByClock: (who) =>
      who.you ? 'Ваше время вышло, вы падаете' : `${who.name}: время вышло, карты скинуты`,
    redeal: (who) => does(who, 'требуете пересдачи с тремя десятками', 'требует пересдачи с тремя десятками'),
    bankEnded: (winner) => (winner.you ? 'Следующую сдаёте вы' : `Следующую сдаёт ${winner.name}`),
  },
};
