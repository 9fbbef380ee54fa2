/** The game of Svara as it is played online. */
export const svara = {
  title: 'Svara',
  actions: {},
  meanings: {
    dark: 'unseen, then each ×2',
    darkLap: (cost: string) =>
      `Dark lap: each bets twice the one before, now ${cost}. A bet after a look ends it for everyone.`,
  },
  log: {},
};
