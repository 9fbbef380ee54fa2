import type { Who } from '../who';

const does = (who: Who, you: string, other: string) => (who.you ? `You ${you}` : `${who.name} ${other}`);

export const log = {
  bankStarted: (dealer: Who) => (dealer.you ? 'New bank, you deal' : `New bank, ${dealer.name} deals`),
  antes: (amount: string) => `Everyone posts the ante of ${amount}`,
  svaraDealt: (dealer: Who) =>
    dealer.you ? 'The svara is dealt by you' : `The svara is dealt by ${dealer.name}`,
  noBetting: 'No betting: cards, then showdown',
  looked: (who: Who, count: number) =>
    does(
      who,
      count > 1 ? 'look at your cards' : 'turn a card',
      count > 1 ? 'looks at the cards' : 'turns a card',
    ),
  lookedAt: (who: Who, cards: string) => does(who, `turn ${cards}`, `turns ${cards}`),
  redealt: (dealer: Who) => (dealer.you ? 'You deal anew' : `${dealer.name} deals anew`),
  checked: (who: Who) => does(who, 'check', 'checks'),
  checkedByClock: (who: Who) => does(who, 'ran out of time: check', 'ran out of time: check'),
  folded: (who: Who) => does(who, 'fold', 'folds'),
  foldedByClock: (who: Who) => does(who, 'ran out of time: fold', 'ran out of time: fold'),
  foldedByLeaving: (who: Who) => does(who, 'leave and fold', 'leaves and folds'),
  bet: (who: Who, amount: string) => does(who, `bet ${amount}`, `bets ${amount}`),
  call: (who: Who, amount: string) => does(who, `call ${amount}`, `calls ${amount}`),
  raise: (who: Who, level: string) => does(who, `raise to ${level}`, `raises to ${level}`),
  dark: (who: Who, amount: string) => does(who, `bet ${amount} dark`, `bets ${amount} dark`),
  allIn: (who: Who, amount: string) => does(who, `go all in: ${amount}`, `goes all in: ${amount}`),
  stake: (who: Who, amount: string) => does(who, `stake ${amount}`, `stakes ${amount}`),
  showFor: (who: Who, amount: string) => does(who, `pay ${amount} for a show`, `pays ${amount} for a show`),
  compareFor: (who: Who, amount: string) =>
    does(who, `put in ${amount} to compare`, `puts in ${amount} to compare`),
  compared: (two: string, beaten: Who | null, hands: string) => {
    const end = beaten ? `${beaten.you ? 'you drop' : `${beaten.name} drops`} out` : 'equal, both stay';
    return `Compared, ${two}${hands && ` (${hands})`}: ${end}`;
  },
  proposed: (who: Who) => does(who, 'propose: “Cook it?”', 'proposes: “Cook it?”'),
  accepted: (who: Who) => does(who, 'agree: it is cooked', 'agrees: it is cooked'),
  refused: (who: Who) => does(who, 'refuse to cook', 'refuses to cook'),
  refusedByClock: (who: Who) => does(who, 'ran out of time: no svara', 'ran out of time: no svara'),
  redeal: (who: Who) => does(who, 'demand a redeal', 'demands a redeal'),
  darkOver: 'The dark is over',
  returned: (who: Who, amount: string) => does(who, `get ${amount} back`, `gets ${amount} back`),
  left: (who: Who) => does(who, 'stand up', 'stands up'),
  offline: (who: Who) => does(who, 'were offline too long', 'was offline too long'),
  wentAway: (who: Who) => does(who, 'are offline, your hand stays', 'is offline, the hand stays'),
  showdown: 'Showdown',
  opened: (who: Who, cards: string, score: string) =>
    does(who, `show ${cards}${score && ` — ${score}`}`, `shows ${cards}${score && ` — ${score}`}`),
  mucked: (who: Who) => does(who, 'muck', 'mucks'),
  tied: (names: string) => `Equal: ${names}`,
  chose: (who: Who, cook: boolean) =>
    does(who, cook ? 'want to cook' : 'want to split', cook ? 'wants to cook' : 'wants to split'),
  svara: (number: string, price: string) => `Svara ${number}! Entry ${price}`,
  joined: (who: Who, amount: string) => does(who, `join for ${amount}`, `joins for ${amount}`),
  joinedTogether: (who: Who, amount: string, parts: string) =>
    does(who, `join for ${amount}, together: ${parts}`, `joins for ${amount}, together: ${parts}`),
  part: (name: string, amount: string) => `${name} ${amount}`,
  pledged: (who: Who, amount: string, holder: string) =>
    does(who, `offer ${amount} of the entry to ${holder}`, `offers ${amount} of the entry to ${holder}`),
  pledgeTaken: (who: Who, holder: string) =>
    does(who, `take back the offer to ${holder}`, `takes back the offer to ${holder}`),
  matchStarted: 'New match',
  matchEnded: (names: string) => `The match is over. Won by ${names}`,
  withdrawn: (who: Who) => does(who, 'are out of the svara', 'is out of the svara'),
  cutters: (names: string) => `Cutting for the deal: ${names}`,
  cut: (who: Who, card: string) => does(who, `cut ${card}`, `cuts ${card}`),
  highest: (who: Who) => (who.you ? 'The highest card is yours' : `The highest card: ${who.name}`),
  declined: (who: Who) => does(who, 'stay out', 'stays out'),
  rake: (amount: string) => `Rake ${amount}`,
  satDown: (who: Who, amount: string) => does(who, `sit down with ${amount}`, `sits down with ${amount}`),
  satDownOnly: (who: Who) => does(who, 'sit down', 'sits down'),
  toppedUp: (who: Who, amount: string) => does(who, `top up by ${amount}`, `tops up by ${amount}`),
  moved: (who: Who, to: number) => does(who, `move to seat ${to}`, `moves to seat ${to}`),
  bankVoided: 'The house gives the bank up: everyone gets back what he put in',
  dealVoid: (names: string) => `The deal is given up, and the next one comes. No number from: ${names}`,
  dealGivenUp: 'The deal is given up, and the next one comes',
  turnedOut: (who: Who) => does(who, 'were asked to leave the table', 'was asked to leave the table'),
  stoodUp: (who: Who) => does(who, 'leave the table', 'leaves the table'),
  broke: (who: Who) =>
    does(who, 'have too few chips and leave the table', 'has too few chips and leaves the table'),
  satOut: (who: Who) => does(who, 'sit out', 'sits out'),
  lineLost: (who: Who) => does(who, 'lost the connection', 'lost the connection'),
  lineBack: (who: Who) => does(who, 'are back', 'is back'),
  won: (who: Who, amount: string) => does(who, `win ${amount}`, `wins ${amount}`),
  bankEnded: (_winner: Who) => '',
};
