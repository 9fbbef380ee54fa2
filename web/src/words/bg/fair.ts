import type { fair as english } from '../en/fair';

export const fair: typeof english = {
  title: 'Честни карти',
  mark: (code) => `Честни карти, раздаване ${code}`,
  checked: 'проверено',
  waiting: 'още не е раздадено',
  unchecked: 'непроверено',
  failed: 'проверката не мина',
  alarm: 'Проверка на картите не мина. Не играйте повече на тази маса и запазете записа на това раздаване.',
  details: 'Подробности',
};
