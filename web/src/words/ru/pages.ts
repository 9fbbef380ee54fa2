import type { pages as english, endings as englishEndings, strips as englishStrips } from '../en/pages';

export const pages: typeof english = {
  copied: 'Скопировано',
  copy: 'Скопировать',
  haveAccount: 'У меня есть учётная запись',
  haveAccountLogIn: 'Войти: у меня есть учётная запись',
  settings: 'Настройки',
  language: 'Язык',
  missing: 'Эту часть страницы не удалось загрузить. Проверьте связь и загрузите страницу заново.',
  navigation: 'Страницы',
  lobby: 'Столы',
  me: 'Я',
  enter: 'Войти',
  club: 'Клуб',
  fair: 'Честные карты',
  operate: 'Пульт',
};

export const endings: typeof englishEndings = {
  known: {
    no_table: 'Такого стола нет, или он закрыт.',
    too_many: 'Этот стол открыт в слишком многих окнах. Закройте лишние и попробуйте снова.',
    banned: 'Зал пока закрыт для вас. Почему, скажет распорядитель.',
    no_session: 'Вы не вошли.',
    too_much: 'Слишком много запросов сразу.',
    other_version: 'Зал тем временем обновился. Загрузите страницу заново.',
    closed: 'Этот стол закрыт насовсем. Ваши фишки снова на счёте.',
    not_allowed: 'Смотреть за этим столом могут только его участники.',
  },
  other: (code) => `Сервер закрыл связь с этим столом (${code}).`,
  again: 'Ещё раз',
};

export const strips: typeof englishStrips = {
  newer: 'Вышла новая версия страницы.',
  load: 'Загрузить',
  test: 'Сервер для проверок: карты на нём предсказуемы, фишки ничего не стоят.',
  paused: 'Пауза в зале: новые банки пока не начинаются.',
  closing: 'Сервер вот-вот остановится. Начатый банк продолжится, когда он вернётся.',
  said: (text) => `От распорядителей: ${text}`,
};
