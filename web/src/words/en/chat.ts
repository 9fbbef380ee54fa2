/** What people say to each other. */
export const chat = {
  title: 'Chat',
  unread: (count: number) => `Chat, unread: ${count}`,
};
