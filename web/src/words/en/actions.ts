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
  compare: (neighbour: string) =>
    `Compare with ${neighbour}, on your right: only you two see the cards, and the lower hand drops out.`,
  propose: 'Cook it? If you both want to, the cards go back unseen and a svara is dealt for the pot.',
  redeal: 'You may open your three of a kind and have the bank dealt anew; the pot stays.',
  /** On the button that begins a dark lap. */
  dark: 'unseen',
  blind: (least: string) => `A dark bet is never just called: double it dark, or bet at least ${least}.`,
  proposal: (who: string) =>
    `${who} asks: “Cook it?” If you agree, both hands go back unseen and a svara is dealt for the whole pot.`,
  weaker: 'Your hand is weaker than one already shown. Show it, or throw it away unseen?',
  weakerUnseen: 'Your hand is weaker than one already shown. Throw it away, or look at your cards first.',
  choice:
    'You are equal. Split shares the pot now. Cook deals a svara for the whole of it, even if only one of you wants it.',
  join: 'A svara is coming. Pay the entry, and you are dealt in for the whole pot.',
  joinOnlooker:
    'You were not in this bank, but may enter its svara: pay, and you are dealt in for the whole pot.',
  cut: 'Cut for the deal: the highest card deals the svara.',
  cutDone: 'You have cut. The highest card deals.',
};
