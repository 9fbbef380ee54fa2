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
  lookedAt: (cards: string) => `You turn ${cards}`,
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
  declined: (who: Who) => does(who, 'stay out', 'stays out'),
  rake: (amount: string) => `Rake ${amount}`,
  satDown: (who: Who, amount: string) => does(who, `sit down with ${amount}`, `sits down with ${amount}`),
  toppedUp: (who: Who, amount: string) => does(who, `add ${amount} chips`, `adds ${amount} chips`),
  stoodUp: (who: Who) => does(who, 'leave the table', 'leaves the table'),
  broke: (who: Who) =>
    does(who, 'have too few chips and leave the table', 'has too few chips and leaves the table'),
  satOut: (who: Who) => does(who, 'sit out', 'sits out'),
  lineLost: (who: Who) => does(who, 'lost the connection', 'lost the connection'),
  lineBack: (who: Who) => does(who, 'are back', 'is back'),
  won: (who: Who, amount: string) => does(who, `win ${amount}`, `wins ${amount}`),
};
