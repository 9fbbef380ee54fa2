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
  sheet: [
    {
      title: 'The game',
      lines: [
        'Everyone puts the ante into the pot and gets three cards, face down. You bet, and whoever is left alone takes the pot; otherwise the best hand does.',
        'Tap your cards to turn them. Turning even one means that you have looked.',
      ],
    },
    {
      title: 'Scoring a hand',
      lines: [
        '6–9 count their number; 10, J, Q, K count 10; an ace 11. Your points are the best sum of one suit: K♠ 9♥ 7♦ is 10, A♥ K♥ Q♥ is 31.',
        'The shakha, 6♣, adds 11 to your best suit, or to your highest card: A♥ K♥ 6♣ is 32, 7♥ 9♠ 6♣ is 20.',
        'Two aces are 22. Three aces are 33. Three sixes are 34, the best hand of all. Any other triple is 32.5, and all of those are equal.',
        'The shakha makes no triple of a pair: K K 6♣ is 21, A A 6♣ is 22.',
      ],
    },
    {
      title: 'Betting',
      lines: [
        'In turn: check while nobody has bet, bet, call, raise, or fold. A bet is at most the pot; a raise adds at least the bet before it and at most the pot.',
        'You have 20 seconds. Out of time, you check if you owe nothing, and fold if you do.',
        'All in: short of a bet, you may put in all you have. What others put in above it goes back to them, and nobody raises any more.',
      ],
    },
    {
      title: 'Dark',
      lines: [
        'Whoever acts first may bet the ante dark, without having looked. Then each player in turn bets exactly twice the bet before, dark or after looking, or folds.',
        'The first to look and still bet ends the dark for everyone; ordinary betting follows.',
      ],
    },
    {
      title: 'Showdown and svara',
      lines: [
        'Whoever called last shows first. A weaker hand may be thrown away unseen.',
        'Equal points of two players: split the pot, or cook it. It is cooked if either of them wants to. Three equals always cook.',
        'Cooking is a svara: new cards for the whole pot, with no new ante. The equals pay nothing. The others may join for the pot divided by the number of equals, if more than two pots remain to them.',
        'After ten svaras in a row the pot is split.',
        'Rake: 3% of the pot, at most ten antes. None at a table with a bot, and none if nobody has bet.',
      ],
    },
  ],
};
