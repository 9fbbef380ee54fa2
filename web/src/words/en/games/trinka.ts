import type { Who } from '../../who';

const does = (who: Who, you: string, other: string) => (who.you ? `You ${you}` : `${who.name} ${other}`);

/** Trinka as a book of card games has it. */
export const trinka = {
  title: 'Trinka',
  actions: { fold: 'Fall', stake: 'Walk', bet: 'Walk' },
  meanings: {
    dark: 'unseen, then each ×2',
    stake: 'A walk is a whole new stake, at least as high as the last one.',
    choice: (pot: string) =>
      `You are equal. Split shares the pot of ${pot} if all of you agree; cook deals a svara for the whole of it.`,
    redeal: 'Three tens: open them, and the bank is dealt anew to those still in. What was staked stays.',
  },
  log: {
    stake: (who: Who, amount: string) => does(who, `walk: ${amount}`, `walks: ${amount}`),
    bet: (who: Who, amount: string) => does(who, `look and walk: ${amount}`, `looks and walks: ${amount}`),
    folded: (who: Who) => does(who, 'fall', 'falls'),
    foldedByClock: (who: Who) => does(who, 'ran out of time and fall', 'ran out of time and falls'),
    redeal: (who: Who) => does(who, 'demand a redeal with three tens', 'demands a redeal with three tens'),
    bankEnded: (winner: Who) => (winner.you ? 'The next deal is yours' : `The next deal is ${winner.name}’s`),
  },
  sheet: [
    {
      title: 'The game',
      lines: [
        '24 cards: 6, 7, 8, 9, 10 and ace. Everyone puts in the ante and gets three cards. On until one is left: he takes the pot and deals next.',
      ],
    },
    {
      title: 'Scoring a hand',
      lines: [
        'Cards count their number, an ace 11; the best sum of one suit counts. A pair is worth one of its cards: two aces are 11.',
        'Only two triples count: three aces are 33, three sixes 34. Three tens are worth 10, but whoever holds them may open them and have the bank dealt anew.',
      ],
    },
    {
      title: 'Walking and falling',
      lines: [
        'On your turn, fall or walk: a whole new stake, at least the ante and the last stake, at most 100 antes. There is no check.',
        'Compare: put in at least the last stake, and look at the cards of the player on your right, who has staked. Only you two see them; the lower hand drops out, equal ones both stay.',
        'The first may bet the ante dark; then each walks twice as much, dark or having looked, for one lap. There is no compare in it.',
      ],
    },
    {
      title: 'Svara',
      lines: [
        'Natural: all who are left have compared and are equal. They split if all agree, and otherwise cook.',
        'Agreed: one of the last two asks “Cook it?”. If the other agrees, both hands go back unseen.',
        'The others may enter for half of the pot, alone or together: one holds the cards and plays, all who paid see them and share what he wins.',
        'The equals cut for the deal; the highest card deals. There is no dark play in a svara.',
      ],
    },
    {
      title: 'All in',
      lines: [
        'Short of a stake, you may put in all you have. Nobody stakes after it: the others pay up to your total or fall, and all who are left show.',
      ],
    },
  ],
};
