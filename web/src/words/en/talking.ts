/** Saying something, and what can be done about what others say. */
export const talking = {
  silence: 'Nobody has said anything yet.',
  field: 'Say something',
  send: 'Send',
  toPool: 'to your pool only',
  between: 'The chat is open between banks.',
  seatFirst: 'Only who sits here may chat.',
  off: 'There is no chat at this table.',
  mutedUntil: (moment: string) => `You may not chat until ${moment}.`,
  mute: 'Hide what this one says',
  report: 'Report to the operators',
  reported: 'Reported',
  hidden: (name: string) => `${name} is hidden from you.`,
  unmute: 'Hear again',
  more: (name: string) => `About what ${name} said`,
};
