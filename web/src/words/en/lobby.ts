export const lobby = {
  title: 'Tables',
  yourTables: 'Your tables',
  yourTurn: 'your turn',
  lines: { connecting: 'connecting…', down: 'no connection' },
  playNow: 'Play now',
};
