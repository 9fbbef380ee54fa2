import type { svara as english } from '../../en/games/svara';

export const svara: typeof english = {
  title: 'Свара',
  actions: {},
  meanings: {
    dark: 'не глядя, дальше каждый ×2',
    darkLap: (cost: string) =>
      `Тёмный круг: каждый ставит вдвое, сейчас ${cost}. Кто посмотрит и поставит, кончит тёмную для всех.`,
  },
  log: {},
};
