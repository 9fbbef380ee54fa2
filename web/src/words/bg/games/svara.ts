import type { svara as english } from '../../en/games/svara';

export const svara: typeof english = {
  title: 'Свара',
  actions: {},
  meanings: {
    dark: 'без гледане, после все ×2',
    darkLap: (cost: string) =>
      `Тъмен кръг: всеки залага двойно, сега ${cost}. Който погледне и заложи, прекратява тъмното за всички.`,
  },
  log: {},
};
