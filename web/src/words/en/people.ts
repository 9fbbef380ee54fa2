/** One's own page: who one is, and what one may do about it. */
export const people = {
  title: 'Your page',
  tabs: { account: 'Account', chips: 'Chips', banks: 'Banks' },

  visitorTitle: 'Come in',
  visitor: 'You are nobody here yet. Play as a guest, log in, or make an account.',
  kinds: { guest: 'guest', account: 'account', bot: 'bot' },
  roles: { player: 'player', operator: 'operator', admin: 'admin' },
  guestTitle: 'Keep your chips',
  guestMeaning:
    'You are a guest: only this browser knows you. With a password you keep your chips, your seats and your history, and can play on another device.',
  playAsGuest: 'Play as a guest',
  name: 'Name',
  password: 'Password',
  newPassword: 'New password',
  oldPassword: 'Old password',
  passwordMeaning: 'at least 8 characters',
  code: 'Recovery code',

  signUp: 'Make an account',
  logIn: 'Log in',
  forgot: 'I forgot my password',
  recover: 'Set a new password',
  recoverMeaning: 'Use the recovery code that you were given with your account, or ask the operator for one.',

  keepCode:
    'This is your recovery code. It is shown this once: write it down, or copy it to a safe place. With it you can mend a forgotten password by yourself; without it only the operator can.',
  codeKept: 'I have kept it',

  rename: 'Change name',
  renameGo: 'Take this name',
  renameMeaning:
    'At a table where you sit you keep the old name until you stand up. You log in with the new one.',
  changePassword: 'Change password',
  changePasswordGo: 'Set the new password',
  passwordChanged: 'The password is changed. Everywhere else you are logged out.',
  renewCode: 'New recovery code',
  renewCodeGo: 'Give me a new code',

  sessions: 'Where you are logged in',
  thisOne: 'this browser',
  since: (moment: string) => `since ${moment}`,
  botSession: 'bot',
  endSession: 'Log out there',
  endSessionSure: 'Really log out there?',
  logOut: 'Log out',
  logOutGuest: 'You are a guest: once you log out, this player and his chips cannot be found again.',
  logOutEverywhere: 'Log out everywhere',

  telegramLinked: 'Opened from your Telegram, this house knows you at once.',
  telegramMeaning:
    'Telegram shows this page. Link it, and you are logged in here whenever you open it from your Telegram.',
  telegramLink: 'Link my Telegram',

  bots: 'Bots of your own',
  botsMeaning:
    'A bot plays over the same socket as this page, with a token in place of a password. It is marked as a bot at the table.',
  botsNeedAccount: 'Bots belong to an account: make one first.',
  makeBot: 'Make a bot',
  revoke: 'Revoke',
  revokeSure: 'Revoke for good?',
  token: 'This is the bot’s token. It is shown this once: copy it to where your bot reads it.',

  remove: 'Delete me',
  removeMeaning:
    'Your name, your login and your bots go for good, and your chips return to the house. Stand up from every table first.',
  removeSure: 'Yes, delete me for good',
  sure: 'Sure?',
};
