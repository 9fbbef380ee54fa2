import type { lobby as english } from '../en/lobby';
import { russian } from '../plural';

export const lobby: typeof english = {
  title: 'Столы',
  yourTables: 'Ваши столы',
  yourTurn: 'ваш ход',
  newDealIn: 'Новая раздача через',
  lines: { connecting: 'соединяемся…', down: 'нет связи' },

  hello:
    'Три карты, общий банк и крепкие нервы. Фишки игровые; ничего не надо ни устанавливать, ни заполнять.',
  yourName: 'Ваше имя за столом',
  playNow: 'Играть',
  open: 'Открыть стол',
  list: 'Все столы',
  noTables: 'Таких столов нет. Откройте свой.',

  game: 'Игра',
  anyGame: 'любая',
  ante: 'Кон',
  antes: { any: 'любой', low: 'до 10', middle: 'от 11 до 50', high: 'больше 50' },
  onlyFree: 'есть место',
  bots: 'Боты',
  botChoices: { any: 'неважно', yes: 'с ботами', no: 'только люди' },

  anteIs: (ante) => `кон ${ante}`,
  people: (taken, seats) => `${taken} из ${seats}`,
  withBots: (count) => `${count} ${russian(count, 'бот', 'бота', 'ботов')}`,
  watching: (count) => `смотрят: ${count}`,
  waiting: (count) => `${count} в очереди`,
  membersOnly: 'для участников',
  private: 'закрытый',
  noRake: { bot: 'без рейка: за столом бот', rules: 'без рейка' },
  rake: (percent, cap) => `рейк ${percent}%, не больше ${cap}`,
  clocks: {
    normal: 'обычное время',
    slow: 'долгое время',
    quick: 'быстрое время',
    none: 'без времени, только боты',
  },
  sitDown: 'Играть',
  watch: 'Смотреть',
  goOn: 'Вернуться',

  info: {
    invite: 'Пригласить',
    ask: 'Попроситься',
    asked: { asked: 'Вы попросились. Решает хозяин.', approved: 'Вас впустили.', refused: 'Хозяин отказал.' },
    wait: 'Встать в очередь',
    unwait: 'Выйти из очереди',
    held: (number) => `Место ${number} полминуты ждёт вас.`,
    heldFor: (name) => `ждёт: ${name}`,
    takeIt: 'Занять',
    moveHere: (number) => `Пересесть на место ${number}`,
    move: 'Сюда',
  },
};
