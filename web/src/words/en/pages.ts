import type { Ending } from '../../wire';

/** The pages of the house, and why a line to a table ended. */
export const pages = {
  copied: 'Copied',
  copy: 'Copy',
  settings: 'Settings',
  language: 'Language',
  missing: 'This part of the page could not be loaded. Check the connection, then load the page again.',
  navigation: 'Pages',
  skip: 'To the content',
  lobby: 'Tables',
  me: 'Me',
  enter: 'Log in',
  club: 'Club',
  rules: 'Rules',
  practice: 'Practice',
  learn: 'First time? Play a guided bank',
  practiceChips: 'practice chips',
  practiceMark: 'practice',
  practiceOver: 'Practice is over; its table is closed. Your own chips were not touched.',
  fair: 'Fair cards',
  operate: 'Operate',
};

export const endings = {
  known: {
    no_table: 'There is no such table, or it is closed.',
    too_many: 'This table is open in too many windows. Close some of them, then try again.',
    banned: 'The house is closed to you for now.',
    no_session: 'You are not logged in.',
    too_much: 'Too much was asked for at once.',
    other_version: 'The house has been renewed meanwhile. Load this page anew.',
    secret_in_address: 'There was a secret in the address, where it must not be. Load this page anew.',
    closed: 'This table was closed for good. Your chips are back in your wallet.',
    not_allowed: 'Only its members may look on at this table.',
  } satisfies Record<Ending, string>,
  other: (code: string) => `The server has closed the line to this table (${code}).`,
  again: 'Try again',
};

export const strips = {
  newer: 'A new version of this page is here.',
  load: 'Load it',
  test: 'A server for tests: its cards can be foretold, and its chips are worth nothing.',
  paused: 'The house takes a break: no new bank begins for now.',
  closing: 'The server is about to stop. A bank that runs goes on when it is back.',
  said: (text: string) => `From the operators: ${text}`,
};
