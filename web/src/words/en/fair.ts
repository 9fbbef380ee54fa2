/** Fair cards, as far as the table speaks of them by itself. */
export const fair = {
  title: 'Fair cards',
  mark: (code: string) => `Fair cards, deal ${code}`,
  checked: 'checked',
  waiting: 'not dealt yet',
  unchecked: 'not checked',
  failed: 'check failed',
  alarm: 'A check of the cards has failed. Stop playing at this table, and keep the record of this deal.',
  details: 'Details',
};
