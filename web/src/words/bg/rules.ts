import type { rules as english } from '../en/rules';

export const rules: typeof english = {
  title: 'Правила',
  game: 'Игра',
  more: 'Други игри от семейството',
  hands: 'Ръцете по сила',
  handsMeaning: 'Картите, които се броят, са повдигнати.',
  upTo: (least) => `и надолу до ${least}`,
  full: 'Всички правила',
  ask: 'Колко носи ръката ми?',
  askMeaning: 'Изберете три карти.',
  chosen: (count) => `Избрани карти: ${count} от 3`,
  clear: 'Махни ги',
  counting: 'Смятаме…',
  better: (percent) => `По-силна от ${percent}% от всички ръце`,
  bestOfAll: 'По-силна ръка няма',
  compared: (weaker, equal, stronger) =>
    `По-слаби са ${weaker}, също толкова носят ${equal}, по-силни са ${stronger}.`,
  ownPage: 'Правилата и ръцете на отделна страница',
  practise: 'Тренировка в тази игра',
};
