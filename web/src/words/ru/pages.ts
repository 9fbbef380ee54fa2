import type { pages as english, endings as englishEndings } from '../en/pages';

export const pages: typeof english = {
  navigation: 'Страницы',
  lobby: 'Столы',
  me: 'Я',
  club: 'Клуб',
  fair: 'Честные карты',
  operate: 'Управление',
};

export const endings: typeof englishEndings = {
  known: {
    no_table: 'Такого стола нет, или он закрыт.',
    too_many: 'Этот стол открыт в слишком многих окнах. Закройте лишние и попробуйте снова.',
  },
  other: (code) => `Сервер закрыл связь с этим столом (${code}).`,
  again: 'Ещё раз',
};
