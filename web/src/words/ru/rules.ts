import type { rules as english } from '../en/rules';

export const rules: typeof english = {
  title: 'Правила',
  game: 'Игра',
  more: 'Другие игры семьи',
  hands: 'Руки по старшинству',
  handsMeaning: 'Карты, которые считаются, приподняты.',
  upTo: (least) => `и до ${least}`,
  full: 'Правила целиком',
  ask: 'Сколько у меня очков?',
  askMeaning: 'Выберите три карты.',
  chosen: (count) => `Выбрано карт: ${count} из 3`,
  clear: 'Убрать',
  counting: 'Считаем…',
  better: (percent) => `Сильнее ${percent}% всех рук`,
  bestOfAll: 'Старше руки нет',
  compared: (weaker, equal, stronger) => `Слабее — ${weaker}, столько же — ${equal}, сильнее — ${stronger}.`,
  ownPage: 'Правила и руки на отдельной странице',
  practise: 'Потренироваться в этой игре',
};
