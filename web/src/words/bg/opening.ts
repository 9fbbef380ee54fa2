import type { opening as english } from '../en/opening';
import { bulgarian } from '../plural';

export const opening: typeof english = {
  title: 'Отваряне на маса',
  name: 'Име на масата',
  namePlaceholder: 'Петък у Ани',
  ownRules: 'свои правила',
  rules: 'Свои правила',
  rulesMeaning: 'Правила в TOML, каквито ги пише „svara profiles show svara“. Може да започнете от файл:',
  chooseFile: 'Избери файл',
  asRules: 'както в правилата',
  asGame: 'Бледите числа са от самата игра; впишете друго, където искате.',
  seats: 'Места',
  minStack: 'Най-малко чипове за игра',
  minBuyIn: 'Минимум при сядане, в мизи',
  maxBuyIn: 'Максимум при сядане, в мизи',
  houseBots: 'Ботове на залата',
  botsAllowed: 'други могат да водят ботове',
  clock: 'Време',
  timeBank: 'Резервно време, секунди за игра',
  private: 'затворена: не е в списъка, само с покана',
  membersOnly: 'сядат само членове',
  spectators: 'други могат да гледат',
  chat: 'чат между игрите',
  more: 'Още настройки',
  go: 'Отвори масата',
  clocks: { normal: 'обичайно', slow: 'бавно', quick: 'бързо' },
  bounds: (option, least, most) =>
    least === most ? `${option}: само ${least}.` : `${option}: от ${least} до ${most}.`,
  letters: (option, most) => `${option}: на един ред, до ${most} ${bulgarian(most, 'знак', 'знака')}.`,
  odd: (option) => `${option}: не се съчетава с останалото.`,
  line: (line) => `ред ${line}`,
};
