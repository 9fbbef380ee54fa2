import type { Who } from '../../who';

/** Seka of the Georgian Tamashebi table. */
export const seka = {
  title: 'Seka',
  actions: { fold: 'Pass' },
  meanings: {
    stake: 'Each turn takes a whole new stake, from the last one up to the ceiling of 10.',
    join: (price: string, left: string) =>
      `The two are equal. For half of the pot, ${price}, you may come back and play for all of it; ${left} remain to you.`,
  },
  log: {
    folded: (who: Who) => (who.you ? 'You pass' : `${who.name} passes`),
    foldedByClock: (who: Who) => `${who.you ? 'You' : who.name} ran out of time: pass`,
  },
  sheet: [
    {
      title: 'The game',
      lines: [
        'Everyone puts in the ante of 1 and gets three cards. You stake in turn; whoever is left alone takes the pot unseen.',
        'The score is notional and exact, halves and quarters too, and it may go below zero.',
      ],
    },
    {
      title: 'Scoring a hand',
      lines: [
        '6–9 count their number; 10, J, Q, K count 10; an ace 11. Your points are the best sum of one suit, 31 at most.',
        'A seka, three of a rank, beats any points; the higher rank is the better seka, and three aces the best.',
        'Two aces are 22, whatever their suits. There is no wild card.',
      ],
    },
    {
      title: 'Stakes',
      lines: [
        'On your turn, pass or put in a whole new stake: at least the last one, at most 10. It is not a top-up: after stakes of 2 and 5 you put in 5 to 10 afresh.',
        'There is no check and no dark play. What you put in before a pass stays in the pot.',
      ],
    },
    {
      title: 'Show',
      lines: [
        'When two are left, either may pay the last stake once more for a show. Both hands are opened, and the better takes the pot.',
      ],
    },
    {
      title: 'Svara and match',
      lines: [
        'Equal hands are a svara for the whole pot. The two stay for free; whoever has passed in this bank may come back for half of the pot as it was at the tie.',
        'New cards, no ante, stakes from 1 again. Another tie is another svara.',
        'A match is eight banks; svaras use up none. The highest score wins it, and equal scores share it.',
      ],
    },
  ],
};
