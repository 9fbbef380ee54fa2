import type { Who } from '../../who';

/** The Bulgarian Svarka. */
export const svarka = {
  title: 'Svarka',
  actions: { call: 'Pay', join: 'Enter for' },
  meanings: {
    dark: 'the next may double',
    join: (price: string, left: string) =>
      `A svara for the whole pot: anyone at the table may enter for ${price}; ${left} remain to you. The equals pay nothing.`,
    darkFirst: () => 'Dark: any sum. The next bets at least twice as much.',
  },
  log: {
    call: (who: Who, amount: string) => (who.you ? `You pay ${amount}` : `${who.name} pays ${amount}`),
    bankEnded: (winner: Who) => (winner.you ? 'The next deal is yours' : `The next deal is ${winner.name}’s`),
  },
};
