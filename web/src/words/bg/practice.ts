import type { practice as english } from '../en/practice';

export const practice: typeof english = {
  title: 'Тренировка',
  meaning:
    'Маса само за вас и ботове. Чиповете там са учебни: не струват нищо и не влизат в статистиката ви.',
  game: 'Игра',
  bots: 'Колко бота',
  strength: 'Как играят',
  strengths: { easy: 'слабо', normal: 'средно', strong: 'силно' },
  strengthMeanings: {
    easy: 'Знаят правилата и нищо повече.',
    normal: 'Знаят колко носят картите им и колко струва да платят.',
    strong: 'Претеглят всеки залог и блъфират, когато си струва.',
  },
  pace: 'Темпо',
  paces: { slow: 'спокойно', normal: 'обичайно', quick: 'бързо' },
  go: 'Сядам на масата',
};
