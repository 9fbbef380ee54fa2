/** The pages of the house, and why a line to a table ended. */
export const pages = {
  navigation: 'Pages',
  lobby: 'Tables',
  me: 'Me',
  club: 'Club',
  fair: 'Fair cards',
  operate: 'Operate',
};

export const endings = {
  known: {
    no_table: 'There is no such table, or it is closed.',
    too_many: 'This table is open in too many windows. Close some of them, then try again.',
  },
  other: (code: string) => `The server has closed the line to this table (${code}).`,
  again: 'Try again',
};
