/** Rules of which the page knows no more than the view says. */

/** Names of the variants that come with the four games. */
export const variants = {
  'common-seka': 'Common Seka',
  'forte-seka': 'Forte Seka',
  'full-pot-svara': 'Full-pot Svara',
  'latvian-seka': 'Latvian Seka',
  'shakha-a-diamonds': 'Svara, two shakhas',
  'turkmen-seka': 'Turkmen Seka',
};

export const houseSheet = (facts: { ante: string; fresh: boolean; exact: boolean; banks: number | null }) => [
  {
    title: 'House rules',
    lines: [
      'This table plays by rules of its own. The buttons show all that is possible at each moment, and what it costs; the host of the table knows the rest.',
    ],
  },
  {
    title: 'The game',
    lines: [
      `Everyone puts in the ante, ${facts.ante}, and gets three cards. Whoever is left alone takes the pot; otherwise the best hand does.`,
      facts.fresh
        ? 'Each stake is a whole new one, at least as high as the last.'
        : 'Bets are matched: to stay, you top up to the highest.',
      ...(facts.exact ? ['The score is notional and exact, and may go below zero.'] : []),
      ...(facts.banks ? [`A match has ${facts.banks} banks; svaras use up none.`] : []),
    ],
  },
  {
    title: 'Scoring and svara',
    lines: [
      'Number cards count their number; J, Q, K count 10; an ace 11. The best sum of one suit counts; triples, pairs and wild cards count as this table has it.',
      'Equal hands lead to a svara: new cards for the whole pot. Who may enter, and for how much, is asked when it comes.',
    ],
  },
];
