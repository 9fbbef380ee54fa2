import type { chat as english } from '../en/chat';

export const chat: typeof english = {
  title: 'ჩატი',
  unread: (count) => `ჩატი, ახალი: ${count}`,
};
