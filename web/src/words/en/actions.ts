/** What is on the buttons. */
export const actions = {
  fold: 'Fold',
  check: 'Check',
  call: 'Call',
  bet: 'Bet',
  raise: 'Raise',
  dark: 'Dark',
  'all-in': 'All in',
  stake: 'Stake',
  show: 'Show',
  compare: 'Compare',
  propose: 'Cook it?',
  redeal: 'Redeal',
  accept: 'Cook',
  refuse: 'No',
  open: 'Show',
  muck: 'Muck',
  split: 'Split',
  cook: 'Cook',
  join: 'Join for',
  'join with': 'Join together',
  decline: 'Decline',
  cut: 'Cut',
};

/** In one sentence, what a press or a question means. */
export const meanings = {
  stake: 'Each turn takes a whole new stake, at least as high as the last one.',
  show: (price: string) => `Show for ${price}: both hands are opened, and the better takes the pot.`,
  compare: (neighbour: string, least: string) =>
    `Compare with ${neighbour}, on your right, for at least ${least}: only you two see the cards, and the lower hand drops out.`,
  propose: (pot: string) =>
    `Cook it? If you both want to, the cards go back unseen and a svara is dealt for the pot of ${pot}.`,
  redeal: 'You may open your three of a kind and have the bank dealt anew; the pot stays.',
  /** On the button that begins a dark lap. */
  dark: 'unseen',
  blind: (least: string) => `A dark bet is never just called: double it dark, or bet at least ${least}.`,
  proposal: (who: string, pot: string) =>
    `${who} asks: “Cook it?” If you agree, both hands go back unseen and a svara is dealt for the pot of ${pot}.`,
  weaker: 'Your hand is weaker than one already shown. Show it, or throw it away unseen?',
  weakerUnseen: 'Your hand is weaker than one already shown. Throw it away, or look at your cards first.',
  choice: (pot: string) =>
    `You are equal. Split shares the pot of ${pot} now. Cook deals a svara for all of it, even if only one of you wants it.`,
  join: (price: string, left: string) =>
    `A svara for the whole pot is coming. The entry is ${price}; ${left} remain to you.`,
  joinOnlooker: (price: string, left: string) =>
    `You were not in this bank, but may enter its svara for ${price}; ${left} remain to you.`,
  cut: 'Cut for the deal: the highest card deals the svara.',
  darkFirst: (cost: string, next: string) => `Dark: ${cost}. The next puts in at least ${next}.`,
  darkLap: (cost: string) => `Dark lap: each bets twice the one before, now ${cost}, unseen or after a look.`,
  allInShort: (all: string) =>
    `You cannot pay in full. All in for ${all}: what others put in above it goes back to them, and nobody raises any more.`,
  joinPoor: (price: string) =>
    `The entry is ${price}, more than you have. Others may pay a part of it and share what you win.`,
};
