/** A table of one's own with bots. */
export const practice = {
  title: 'Practice',
  meaning:
    'A table for you alone, with bots. The chips there are practice chips: they cost nothing, win nothing, and count in none of your figures.',
  game: 'Game',
  bots: 'How many bots',
  strength: 'How well they play',
  strengths: { easy: 'easy', normal: 'normal', strong: 'strong' },
  strengthMeanings: {
    easy: 'They know the rules, and not much more.',
    normal: 'They know what their cards are worth, and what a call costs.',
    strong: 'They weigh every bet, and bluff where it pays.',
  },
  pace: 'Pace',
  paces: { slow: 'calm', normal: 'usual', quick: 'quick' },
  go: 'Sit down',
};
