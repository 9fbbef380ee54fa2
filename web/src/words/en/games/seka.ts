import type { Who } from '../../who';

/** Seka of the Georgian Tamashebi table. */
export const seka = {
  title: 'Seka',
  actions: { fold: 'Pass' },
  states: { folded: 'pass' },
  meanings: {
    stake: 'Each turn takes a whole new stake, from the last one up to the ceiling of 10.',
    join: (price: string, left: string) =>
      `The two are equal. For half of the pot, ${price}, you may come back and play for all of it; ${left} remain to you.`,
  },
  log: {
    folded: (who: Who) => (who.you ? 'You pass' : `${who.name} passes`),
    foldedByClock: (who: Who) => `${who.you ? 'You' : who.name} ran out of time: pass`,
  },
};
