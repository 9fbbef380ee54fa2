import type { svarka as english } from '../../en/games/svarka';

export const svarka: typeof english = {
  title: 'Сварка',
  actions: { call: 'Платить', join: 'Войти за' },
  meanings: {
    dark: 'дальше можно ×2',
    join: (price: string, left: string) =>
      `Свара на весь банк: войти за ${price} может каждый за столом; у вас останется ${left}. Равные не платят.`,
    darkFirst: () => 'Втёмную — любая ставка. Следующий ставит хотя бы вдвое.',
  },
  log: {
    call: (who, amount) => (who.you ? `Вы платите ${amount}` : `${who.name} платит ${amount}`),
    bankEnded: (winner) => (winner.you ? 'Следующую сдаёте вы' : `Следующую сдаёт ${winner.name}`),
  },
};
