import type { fair as english } from '../en/fair';

export const fair: typeof english = {
  title: 'Честные карты',
  mark: (code) => `Честные карты, раздача ${code}`,
  checked: 'проверено',
  waiting: 'ещё не сдано',
  unchecked: 'не проверено',
  failed: 'проверка не прошла',
  alarm: 'Проверка карт не прошла. Не играйте дальше за этим столом и сохраните запись этой раздачи.',
  details: 'Подробнее',
};
