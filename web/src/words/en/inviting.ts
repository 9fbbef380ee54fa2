/** Inviting people to a table, and letting them in. */
export const inviting = {
  onlyHere: (option: string) =>
    `Another device cannot open this address, as it means each device itself: start the server with ${option} and come here by this computer’s address in your network.`,
  onlyLet: (count: number) => `Let in, not yet played: ${count}`,
  inviteMeaning:
    'Whoever opens this link may sit down here. It cannot be guessed: give it only to whom you want.',
  copyLink: 'Copy the link',
  share: 'Share',
  shareText: (table: string) => `Sit down with me: ${table}`,
  qr: 'QR code of this link',
  qrMeaning: 'Point a phone’s camera here',
  newKey: 'Make a new link',
  newKeyMeaning: 'Then the link before lets in nobody more.',
  members: 'Who may sit here',
  noMembers: 'Nobody has asked or played yet.',
  standings: { asked: 'asks to be let in', approved: 'member', refused: 'refused' },
  approve: 'Let in',
  refuse: 'Refuse',
  remove: 'Remove',
  lastBank: 'Replay of the last bank',
  sheet: 'The evening’s sheet of this table',
  waitingLine: (names: string) => `Waiting for a seat: ${names}.`,
};
