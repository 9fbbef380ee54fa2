import type { Who } from '../../who';

/** The Bulgarian Svarka. */
export const svarka = {
  title: 'Svarka',
  actions: { call: 'Pay', join: 'Enter for' },
  meanings: {
    dark: 'unseen, the next may double',
    join: (price: string, left: string) =>
      `A svara for the whole pot: anyone at the table may enter for ${price}; ${left} remain to you. The equals pay nothing.`,
    darkFirst: () =>
      'Dark: any sum without having looked. The next may double it dark; whoever bets openly puts in at least twice as much.',
  },
  log: {
    call: (who: Who, amount: string) => (who.you ? `You pay ${amount}` : `${who.name} pays ${amount}`),
    bankEnded: (winner: Who) => (winner.you ? 'The next deal is yours' : `The next deal is ${winner.name}’s`),
  },
  sheet: [
    {
      title: 'The game',
      lines: [
        '32 cards, seven to ace. Everyone puts in the ante and gets three cards. The best hand takes all, and its owner deals next.',
      ],
    },
    {
      title: 'Scoring a hand',
      lines: [
        '7–9 count their number; 10, J, Q, K count 10; an ace 11. The best sum of one suit counts. Triples are worth their sum, three sevens 34, the best hand.',
        'The joker, 7♣, adds 11 to your best suit, your best card or your pair: 7♣ K♥ K♦ is 31, 7♣ A A is 33, 8♠ A♦ 7♣ is 22.',
        'Two sevens are 23, two aces 22. Any other pair is nothing without the joker.',
      ],
    },
    {
      title: 'Dark',
      lines: [
        'Before looking, the first may bet dark, any sum from the ante up. Each next player may double it, dark; the first who does not breaks the chain.',
        'After a dark bet the first open bet is at least twice the last dark one. If nobody bets, the last dark bet takes the pot.',
      ],
    },
    {
      title: 'Betting',
      lines: [
        'There is no check: bet, or fold. The others fold, pay, or pay and raise by at least the ante; nobody raises more than three times in a deal.',
        'If all others refuse, the dealer takes the pot.',
        'Short of a bet, you may go all in. What others put in above it goes back, and nobody raises any more.',
      ],
    },
    {
      title: 'Svara',
      lines: [
        'Equal best hands are a svara for the whole pot: the same dealer, new cards, dark play as before. The equals pay nothing.',
        'Anyone at the table may enter for the pot divided by the number of equals, whether he was dealt in before or not.',
        'After ten svaras in a row the pot is split.',
      ],
    },
  ],
};
