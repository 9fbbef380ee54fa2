import type { pages as english, endings as englishEndings, strips as englishStrips } from '../en/pages';

export const pages: typeof english = {
  copied: 'Копирано',
  copy: 'Копирай',
  haveAccount: 'Имам профил',
  haveAccountLogIn: 'Имам профил: вход',
  settings: 'Настройки',
  language: 'Език',
  missing: 'Тази част от страницата не можа да се зареди. Проверете връзката и заредете страницата отново.',
  navigation: 'Страници',
  lobby: 'Маси',
  me: 'Аз',
  enter: 'Вход',
  club: 'Клуб',
  fair: 'Честни карти',
  operate: 'Пулт',
};

export const endings: typeof englishEndings = {
  known: {
    no_table: 'Няма такава маса или е затворена.',
    too_many: 'Тази маса е отворена в твърде много прозорци. Затворете излишните и опитайте пак.',
    banned: 'Засега залата е затворена за вас. Операторът може да ви каже защо.',
    no_session: 'Не сте влезли.',
    too_much: 'Твърде много заявки наведнъж.',
    other_version: 'Междувременно залата е обновена. Заредете страницата отново.',
    closed: 'Тази маса е затворена окончателно. Чиповете ви отново са в портфейла.',
    not_allowed: 'Тази маса могат да гледат само членовете ѝ.',
  },
  other: (code) => `Сървърът затвори връзката с тази маса (${code}).`,
  again: 'Опитай пак',
};

export const strips: typeof englishStrips = {
  newer: 'Има нова версия на страницата.',
  load: 'Зареди',
  test: 'Сървър за проби: картите му са предсказуеми, а чиповете не струват нищо.',
  paused: 'Пауза в залата: засега нови раздавания не започват.',
  closing: 'Сървърът всеки момент спира. Започнатото продължава, щом се върне.',
  said: (text) => `От операторите: ${text}`,
};
