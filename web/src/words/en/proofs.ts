/** Fair cards in plain words: what is checked, what that proves, and what it does not. */
import { english } from '../plural';

export const proofs = {
  code: 'Code of this deal',
  codeMeaning:
    'Everyone at the table sees the same code. Compare it aloud: if yours differs, something is wrong.',
  none: 'The cards at this table are scripted, so there is nothing to check.',
  noDeal: 'No deal has begun since you came.',
  more: 'What is proven, and what is not',
  bank: (bank: number, number: number) => `Bank ${bank}, deal ${number}`,
  stages: {
    pending: 'Eight decks are fixed; the players’ numbers are being waited for.',
    dealt: 'Seven of the eight decks are open; the eighth is played.',
    void: 'This deal was not dealt; all eight decks are open.',
  },
  parts: {
    own: 'Your own secret number took part in the choice of the deck. That alone is enough to keep anyone from steering it.',
    missing: 'Your number came too late, so this deal went on without it.',
    none: 'This window had no number in this deal.',
    watching: 'This device had no part in this deal; the open decks were checked all the same.',
  },
  proved: 'The choice of the deck and the open decks are in order.',
  notProved: 'The decks have not been opened yet.',
  cards: (count: number) =>
    count === 0
      ? 'No card has been shown to you yet.'
      : `${count} ${english(count, 'card', 'cards')} shown to you ${english(count, 'lies', 'lie')} where the sealed deck has ${english(count, 'it', 'them')}.`,
  without: (names: string) => `Without a number of their own: ${names}.`,
  silent: (names: string) => `Silent when the numbers were shown: ${names}.`,
  faults: {
    nonce: 'A number that was shown is not the one that its owner was bound to.',
    choice: 'The deck that was played is not the one that the numbers choose.',
    seed: 'One of the opened decks is not the one that was fixed beforehand.',
    leaves: 'The played deck does not give the seal that was fixed beforehand.',
    position: 'A card was not dealt from its place.',
    card: 'A card that was shown is not the one under its seal.',
    header: 'Two different terms were given for one deal.',
    record: 'What the server sent about this deal cannot be read.',
    gap: 'The number of a deal before this one is missing.',
    unopened: 'The decks of this deal were never opened.',
    dealt: 'It was dealt to others than the terms name.',
    unsalted: 'A card came without the key to its seal.',
  },

  how: {
    title: 'How a deal is made',
    lines: [
      'Before any deck exists, your browser picks a secret number and tells the house only its fingerprint.',
      'The house then shuffles eight decks and publishes a seal of each. Your browser keeps these seals.',
      'Only then do the players show their numbers. All the numbers together pick one of the eight decks, and where it is cut and mixed once more.',
      'The house opens the seven other decks, and your browser checks them card by card. Each card that you may see comes with the key to its seal.',
    ],
  },
  proven: {
    title: 'What that proves',
    lines: [
      'Each deck was fixed before your number was known. As long as your number took part, nobody could choose the cards for you or against you.',
      'A deck with a card twice or missing is found out seven times in eight, in each deal.',
      'Nobody’s folded cards are shown to anybody, not even afterwards.',
    ],
  },
  notProven: {
    title: 'What it does not prove',
    lines: [
      'The house deals, so its computer knows the cards and could whisper them to somebody.',
      'The house can give up a deal, or drop somebody’s line. Both are seen: each deal has a number, and a gap in the numbers shows.',
      'The check runs in a page that the house itself has sent. To trust nobody, download your record and check it with “svara verify” on your own machine.',
      'Two friends at one table can tell each other their cards, whatever the deck.',
    ],
  },
  latest: 'Your latest deals',
  latestEmpty: 'Nothing yet: sit down at a table, and each deal is listed here.',
  exported: 'Download these',
  table: 'Table',
};
