/** A bank that is over, looked at again step by step, with the proofs of its cards. */
import { english } from '../plural';

export const replay = {
  title: (bank: number) => `Bank ${bank}`,
  play: 'Replay',
  asYou: 'As you saw it',
  asOnlooker: 'As spectators saw it',
  views: 'What is shown',
  tabs: { table: 'Table', steps: 'Steps', fair: 'Fair cards' },
  controls: 'Player',
  first: 'To the beginning',
  back: 'One step back',
  run: 'Play',
  pause: 'Pause',
  forward: 'One step on',
  last: 'To the end',
  step: 'Step',
  of: (step: number, steps: number) => `${step} of ${steps}`,
  speed: 'Speed',
  speeds: { slow: '½×', normal: '1×', fast: '2×' },
  share: 'Share',
  shared: 'Link copied',
  record: 'Record',
  toTable: 'To the table',
  toBanks: 'Your banks',
  loading: 'Fetching the bank…',

  checking: 'Checking…',
  sound: (cards: number) =>
    cards === 0
      ? 'Everything is in order. No card of this bank was shown to you.'
      : `Everything is in order: ${cards} ${english(cards, 'card lies', 'cards lie')} where the sealed decks have ${english(cards, 'it', 'them')}.`,
  wrong: 'A check has failed. Keep the record of this bank, and play no further at this table.',
  deal: (number: number) => `Deal ${number}`,
  notDealt: 'not dealt',
  right: 'in order',
  failed: 'failed',
  checks: {
    terms: 'The terms belong to this bank, and no deal before them is missing.',
    nonces: (bound: number, seats: number) =>
      bound === 0
        ? 'Nobody had a secret number in this deal.'
        : `Secret numbers were given by ${bound} of ${seats}, each the one that its owner was bound to.`,
    choice: (deck: number) =>
      `Terms and numbers together choose deck ${deck} of eight, and it is the one that was played.`,
    decks: 'The seven other decks are open, and each is the one that was sealed beforehand.',
    allDecks:
      'The deal was given up. All eight decks are open, and each is the one that was sealed beforehand.',
    seal: 'The played deck has the seal that was fixed before the numbers were shown.',
    dealt: 'It was dealt to those whom the terms name, by the dealer whom they name.',
    cards: (count: number) =>
      count === 0
        ? 'No card of this deal was shown to you.'
        : `${count} ${english(count, 'card', 'cards')} shown to you ${english(count, 'lies', 'lie')} under ${english(count, 'its', 'their')} seals.`,
  },
  verify:
    'To trust nobody, download the record and check it with “svara verify” on your own machine: it does the same checks.',
};
