/** What is said where one presses. */
export const dock = {
  ahead: 'Ahead of your turn',
  aheadMeaning: 'Choose now, and it is done at your turn: at exactly this price, or not at all.',
  willDo: (what: string) => `At your turn: ${what}.`,
  dropped: (what: string) => `“${what}” no longer holds: something has changed. Nothing was done.`,
  sent: 'sent',
  keypad: 'Digits',
  erase: 'Erase the last digit',
  done: 'Done',
  rangeOnly: (min: string, max: string) => `Only ${min} to ${max}`,
  keys: 'Keys',
  keyList: [
    ['F', 'fold, or no'],
    ['C', 'check or call'],
    ['S', 'show the hands, or compare'],
    ['R', 'sum of a bet or raise; Enter makes it'],
    ['D', 'dark'],
    ['Y', 'yes: show, cook, join, cut'],
    ['L', 'look at your cards'],
    ['N', 'new deal'],
  ] as readonly (readonly [string, string])[],
};
