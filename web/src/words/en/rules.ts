/** The pages of the rules: what hands are worth, and the rest of a game in the server's words. */
export const rules = {
  title: 'Rules',
  game: 'Game',
  more: 'More games of the family',
  hands: 'Hands, the best first',
  handsMeaning: 'The cards that count are raised.',
  upTo: (least: string) => `down to ${least}`,
  full: 'The rules in full',
  ask: 'What is my hand worth?',
  askMeaning: 'Tap three cards.',
  chosen: (count: number) => `${count} of 3 cards chosen`,
  clear: 'Take them back',
  counting: 'Counting…',
  better: (percent: number) => `Better than ${percent}% of all hands`,
  bestOfAll: 'No hand is better',
  compared: (weaker: string, equal: string, stronger: string) =>
    `${weaker} hands are weaker, ${equal} are worth as much, ${stronger} are better.`,
  ownPage: 'Rules and hands on a page',
  practise: 'Practise this game',
};
