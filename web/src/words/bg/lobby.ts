import type { lobby as english } from '../en/lobby';
import { bulgarian } from '../plural';

export const lobby: typeof english = {
  title: 'Маси',
  yourTables: 'Вашите маси',
  yourTurn: 'на ход сте',
  newDealIn: 'Ново раздаване след',
  lines: { connecting: 'свързване…', down: 'няма връзка' },

  hello: 'Три карти, един под и здрави нерви. Чиповете са само за игра; без инсталиране и без регистрация.',
  yourName: 'Името ви на масата',
  playNow: 'Играй',
  open: 'Отвори маса',
  list: 'Всички маси',
  noTables: 'Няма такива маси. Отворете своя.',

  game: 'Игра',
  anyGame: 'всяка',
  ante: 'Миза',
  antes: { any: 'всяка', low: 'до 10', middle: 'от 11 до 50', high: 'над 50' },
  onlyFree: 'има място',
  bots: 'Ботове',
  botChoices: { any: 'без значение', yes: 'с ботове', no: 'само хора' },

  anteIs: (ante) => `миза ${ante}`,
  people: (taken, seats) => `${taken} от ${seats}`,
  withBots: (count) => `${count} ${bulgarian(count, 'бот', 'бота')}`,
  watching: (count) => `гледат: ${count}`,
  waiting: (count) => `чакат: ${count}`,
  membersOnly: 'само за членове',
  private: 'затворена',
  noRake: { bot: 'без удръжка: на масата има бот', rules: 'без удръжка' },
  rake: (percent, cap) => `удръжка ${percent}\u00a0%, най-много ${cap}`,
  clocks: {
    normal: 'обичайно време',
    slow: 'бавна игра',
    quick: 'бърза игра',
    none: 'без време, само ботове',
  },
  sitDown: 'Играй',
  watch: 'Гледай',
  goOn: 'Върни се',

  info: {
    invite: 'Покани',
    ask: 'Искам да вляза',
    asked: {
      asked: 'Поискахте да влезете. Решава домакинът.',
      approved: 'Приети сте.',
      refused: 'Домакинът отказа.',
    },
    wait: 'Запиши ме за място',
    unwait: 'Отпиши ме',
    held: (number) => `Място ${number} е запазено за вас за половин минута.`,
    heldFor: (name) => `за ${name}`,
    takeIt: 'Заеми го',
    moveHere: (number) => `Премести се на място ${number}`,
    move: 'Тук',
  },
};
