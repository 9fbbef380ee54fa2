/** A first bank with somebody who explains it: a line for each thing, at the moment when it happens. */
export const lesson = {
  title: 'Your first bank',
  intro:
    'You sit down with two easy bots and play one real bank. A note says what each thing means when it comes. Nothing waits for the note, and you can close it at any time.',
  go: 'Begin',
  skip: 'Skip it',
  coach: 'Hints',
  whole: 'Whole hint',
  close: 'No more hints',
  playOn: 'Play on',
  toTables: 'To the tables',
  done: 'You have played it. Play on here, or with people.',
  steps: {
    seat: 'Take a seat. The chips here are practice chips.',
    soon: 'A bank is one game for one pot. Everyone puts in the ante first; then three cards come.',
    turnCards: 'Three cards lie face down before you. Tap them, one by one or all at once.',
    darkOffer:
      'You may bet dark: without having looked. The next ones then pay double or fold. Or tap your cards and play on seeing them.',
    darkLap: 'A dark lap: each in turn bets double or folds. You may do it unseen, or look first.',
    worth: 'This is what your hand is worth.',
    open: 'Nobody has bet. To check costs nothing; a bet makes the others pay or fold.',
    answer: 'Somebody has bet. Pay as much to stay in, raise it, or fold and lose only what is in the pot.',
    stake: 'Your turn: put in a stake, at least as high as the last one, or fold.',
    stakeShow: 'Two of you are left: you can pay the last stake once more and have both hands shown.',
    compare:
      'You can pay and compare with your neighbour: only you two see the cards; the lower hand is out.',
    others: 'Now the others decide. Whoever is left alone takes the pot unseen.',
    folded: 'You have folded: what you put in stays in the pot. Watch how it ends.',
    show: 'The showdown. A better hand than yours lies open: show yours, or throw it away unseen.',
    choice: 'Equal hands! Split the pot, or cook it: a svara is a new deal for all of it, without an ante.',
    join: 'A svara: the equal ones play on for the whole pot. You may buy in again, or let them.',
    svara: 'A svara: new cards for the same pot. The equal ones paid nothing for them.',
    proposal:
      'The other proposes a svara: new cards for the pot, without showing these. Agree if yours are poor.',
    cut: 'Cut the deck: the highest card deals next.',
    redeal: 'You hold three tens: you may show them and have the cards dealt anew.',
    won: 'The pot is yours.',
    lost: 'The pot goes to the best hand, or to whoever was left alone.',
  },
};
