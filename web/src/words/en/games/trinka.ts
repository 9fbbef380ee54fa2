import type { Who } from '../../who';

const does = (who: Who, you: string, other: string) => (who.you ? `You ${you}` : `${who.name} ${other}`);

/** Trinka as a book of card games has it. */
export const trinka = {
  title: 'Trinka',
  actions: { fold: 'Fall', stake: 'Walk', bet: 'Walk' },
  states: { folded: 'fall' },
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
};
