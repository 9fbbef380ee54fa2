import type { svarka as english } from '../../en/games/svarka';

export const svarka: typeof english = {
  title: 'Сварка',
  actions: { call: 'Плащам', join: 'Включвам се' },
  meanings: {
    dark: 'после може ×2',
    join: (price: string, left: string) =>
      `Сварка за целия под: всеки на масата може да се включи за ${price}; остават ви ${left}. Равните не плащат.`,
    darkFirst: () => 'На тъмно: всякакъв залог. Следващият залага поне двойно.',
  },
  log: {
    call: (who, amount) => (who.you ? `Вие плащате ${amount}` : `${who.name} плаща ${amount}`),
    bankEnded: (winner) =>
      winner.you ? 'Следващото раздаване е ваше' : `Следващия път раздава ${winner.name}`,
  },
};
