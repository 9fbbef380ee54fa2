import type { log as english } from '../en/log';
import type { Who } from '../who';

/** The present tense: it says nothing of anybody's gender. */
const does = (who: Who, you: string, other: string) => (who.you ? `Вие ${you}` : `${who.name} ${other}`);
const timeIsUp = (who: Who) => (who.you ? 'Времето ви изтече' : `${who.name}: времето изтече`);

export const log: typeof english = {
  bankStarted: (dealer) => (dealer.you ? 'Нова игра, раздавате вие' : `Нова игра, раздава ${dealer.name}`),
  antes: (amount) => `Всички слагат миза: ${amount}`,
  svaraDealt: (dealer) => (dealer.you ? 'Сварката раздавате вие' : `Сварката раздава ${dealer.name}`),
  noBetting: 'Без залагане: карти и веднага показване',
  looked: (who, count) => {
    const cards = count > 1 ? 'карти' : 'карта';
    return does(who, `обръщате ${cards}`, `обръща ${cards}`);
  },
  lookedAt: (who, cards) => does(who, `обръщате ${cards}`, `обръща ${cards}`),
  redealt: (dealer) => (dealer.you ? 'Прераздавате вие' : `Прераздава ${dealer.name}`),
  checked: (who) => does(who, 'изчаквате', 'изчаква'),
  checkedByClock: (who) => `${timeIsUp(who)}, изчакване`,
  folded: (who) => does(who, 'хвърляте картите', 'хвърля картите'),
  foldedByClock: (who) => `${timeIsUp(who)}, картите са хвърлени`,
  foldedByLeaving: (who) => does(who, 'ставате, картите са хвърлени', 'става, картите са хвърлени'),
  bet: (who, amount) => does(who, `залагате ${amount}`, `залага ${amount}`),
  call: (who, amount) => does(who, `плащате ${amount}`, `плаща ${amount}`),
  raise: (who, level) => does(who, `повишавате до ${level}`, `повишава до ${level}`),
  dark: (who, amount) => does(who, `залагате ${amount} на тъмно`, `залага ${amount} на тъмно`),
  allIn: (who, amount) => does(who, `залагате всичко: ${amount}`, `залага всичко: ${amount}`),
  stake: (who, amount) => does(who, `залагате ${amount}`, `залага ${amount}`),
  showFor: (who, amount) => does(who, `плащате ${amount} за показване`, `плаща ${amount} за показване`),
  compareFor: (who, amount) => does(who, `сравнявате за ${amount}`, `сравнява за ${amount}`),
  compared: (two, beaten, hands) => {
    const end = beaten ? (beaten.you ? 'отпадате вие' : `отпада ${beaten.name}`) : 'равни, остават и двамата';
    return `Сравнение, ${two}${hands && ` (${hands})`}: ${end}`;
  },
  proposed: (who) => does(who, 'предлагате: „Варим ли?“', 'предлага: „Варим ли?“'),
  accepted: (who) => does(who, 'приемате: „Варим“', 'приема: „Варим“'),
  refused: (who) => does(who, 'не искате да варите', 'не иска да вари'),
  refusedByClock: (who) => `${timeIsUp(who)}, сварка няма`,
  redeal: (who) => does(who, 'искате прераздаване', 'иска прераздаване'),
  darkOver: 'Край на тъмното',
  returned: (who, amount) => does(who, `получавате обратно ${amount}`, `получава обратно ${amount}`),
  left: (who) => does(who, 'ставате от масата', 'става от масата'),
  offline: (who) => does(who, 'сте твърде дълго без връзка', 'е твърде дълго без връзка'),
  wentAway: (who) => does(who, 'сте без връзка, ръката остава', 'е без връзка, ръката остава'),
  showdown: 'Показване на картите',
  opened: (who, cards, score) =>
    does(who, `показвате ${cards}${score && ` — ${score}`}`, `показва ${cards}${score && ` — ${score}`}`),
  mucked: (who) => does(who, 'хвърляте картите', 'хвърля картите'),
  tied: (names) => `Равни: ${names}`,
  chose: (who, cook) =>
    does(who, cook ? 'искате да варите' : 'искате да делите', cook ? 'иска да вари' : 'иска да дели'),
  svara: (number, price) => `Сварка ${number}! Включване ${price}`,
  joined: (who, amount) => does(who, `се включвате за ${amount}`, `се включва за ${amount}`),
  joinedTogether: (who, amount, parts) =>
    does(who, `се включвате за ${amount} с ортаци: ${parts}`, `се включва за ${amount} с ортаци: ${parts}`),
  part: (name, amount) => `${name} ${amount}`,
  pledged: (who, amount, holder) =>
    does(who, `предлагате дял ${amount}: ${holder}`, `предлага дял ${amount}: ${holder}`),
  pledgeTaken: (who, holder) => does(who, `оттегляте дела си: ${holder}`, `оттегля дела си: ${holder}`),
  matchStarted: 'Нов мач',
  matchEnded: (names) => `Край на мача. Победа: ${names}`,
  withdrawn: (who) => does(who, 'излизате от сварката', 'излиза от сварката'),
  cutters: (names) => `Цепят тестето: ${names}`,
  cut: (who, card) => does(who, `цепите ${card}`, `цепи ${card}`),
  highest: (who) => (who.you ? 'Най-високата карта е ваша' : `Най-висока карта: ${who.name}`),
  declined: (who) => does(who, 'не се включвате', 'не се включва'),
  rake: (amount) => `Удръжка ${amount}`,
  satDown: (who, amount) => does(who, `сядате с ${amount}`, `сяда с ${amount}`),
  satDownOnly: (who) => does(who, 'сядате на масата', 'сяда на масата'),
  toppedUp: (who, amount) => does(who, `добавяте ${amount}`, `добавя ${amount}`),
  moved: (who, to) => does(who, `се премествате на място ${to}`, `се премества на място ${to}`),
  bankVoided: 'Залата отменя играта: всеки получава обратно внесеното',
  dealVoid: (names) => `Раздаването се отменя, следва ново. Без число: ${names}`,
  dealGivenUp: 'Раздаването се отменя, следва ново',
  turnedOut: (who) => does(who, 'трябва да станете от масата', 'трябва да стане от масата'),
  stoodUp: (who) => does(who, 'ставате от масата', 'става от масата'),
  broke: (who) =>
    who.you
      ? 'Чиповете ви не стигат и ставате от масата'
      : `${who.name}: чиповете не стигат, става от масата`,
  satOut: (who) => does(who, 'почивате', 'почива'),
  lineLost: (who) => (who.you ? 'Връзката ви прекъсна' : `${who.name}: връзката прекъсна`),
  lineBack: (who) => does(who, 'отново сте на линия', 'отново е на линия'),
  won: (who, amount) => does(who, `вземате ${amount}`, `взема ${amount}`),
  bankEnded: (_winner) => '',
};
