import type { practice as english } from '../en/practice';

export const practice: typeof english = {
  title: 'Тренировка',
  meaning:
    'Стол только для вас и ботов. Фишки там учебные: ничего не стоят, ничего не приносят и не попадают в вашу статистику.',
  game: 'Игра',
  bots: 'Сколько ботов',
  strength: 'Как они играют',
  strengths: { easy: 'слабо', normal: 'средне', strong: 'сильно' },
  strengthMeanings: {
    easy: 'Знают правила, и не больше.',
    normal: 'Знают, чего стоят их карты и во что обойдётся ставка.',
    strong: 'Взвешивают каждую ставку и блефуют, когда это выгодно.',
  },
  pace: 'Темп',
  paces: { slow: 'спокойный', normal: 'обычный', quick: 'быстрый' },
  go: 'Сесть за стол',
};
