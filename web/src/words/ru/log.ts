import type { log as english } from '../en/log';
import { russian } from '../plural';
import type { Who } from '../who';

/** The present tense: it says nothing of anybody's gender. */
const does = (who: Who, you: string, other: string) => (who.you ? `Вы ${you}` : `${who.name} ${other}`);
const timeIsUp = (who: Who) => (who.you ? 'Ваше время вышло' : `${who.name}: время вышло`);

export const log: typeof english = {
  bankStarted: (dealer) => (dealer.you ? 'Новый банк, сдаёте вы' : `Новый банк, сдаёт ${dealer.name}`),
  antes: (amount) => `Все ставят кон: ${amount}`,
  svaraDealt: (dealer) => (dealer.you ? 'Свару сдаёте вы' : `Свару сдаёт ${dealer.name}`),
  noBetting: 'Без торгов: раздача и сразу вскрытие',
  looked: (who, count) => {
    const cards = russian(count, 'карту', 'карты', 'карт');
    return does(who, `открываете ${cards}`, `смотрит ${cards}`);
  },
  lookedAt: (who, cards) => does(who, `открываете: ${cards}`, `смотрит: ${cards}`),
  redealt: (dealer) => (dealer.you ? 'Пересдаёте вы' : `Пересдаёт ${dealer.name}`),
  checked: (who) => does(who, 'пропускаете', 'пропускает'),
  checkedByClock: (who) => `${timeIsUp(who)}, пропуск`,
  folded: (who) => does(who, 'скидываете карты', 'скидывает карты'),
  foldedByClock: (who) => `${timeIsUp(who)}, карты скинуты`,
  foldedByLeaving: (who) => does(who, 'уходите, карты скинуты', 'уходит, карты скинуты'),
  bet: (who, amount) => does(who, `ставите ${amount}`, `ставит ${amount}`),
  call: (who, amount) => does(who, `уравниваете ${amount}`, `уравнивает ${amount}`),
  raise: (who, level) => does(who, `повышаете до ${level}`, `повышает до ${level}`),
  dark: (who, amount) => does(who, `ставите ${amount} втёмную`, `ставит ${amount} втёмную`),
  allIn: (who, amount) => does(who, `идёте ва-банк: ${amount}`, `идёт ва-банк: ${amount}`),
  stake: (who, amount) => does(who, `ставите ${amount}`, `ставит ${amount}`),
  showFor: (who, amount) => does(who, `платите ${amount} за вскрытие`, `платит ${amount} за вскрытие`),
  compareFor: (who, amount) => does(who, `скрываетесь за ${amount}`, `скрывается за ${amount}`),
  compared: (two, beaten, hands) => {
    const end = beaten ? (beaten.you ? 'выбываете вы' : `выбывает ${beaten.name}`) : 'поровну, остаются оба';
    return `Сравнение, ${two}${hands && ` (${hands})`}: ${end}`;
  },
  proposed: (who) => does(who, 'предлагаете: «Варим?»', 'предлагает: «Варим?»'),
  accepted: (who) => does(who, 'соглашаетесь: «Заварим»', 'соглашается: «Заварим»'),
  refused: (who) => does(who, 'не хотите варить', 'не хочет варить'),
  refusedByClock: (who) => `${timeIsUp(who)}, свары не будет`,
  redeal: (who) => does(who, 'требуете пересдачи', 'требует пересдачи'),
  darkOver: 'Круг растемнён',
  returned: (who, amount) => does(who, `получаете назад ${amount}`, `получает назад ${amount}`),
  left: (who) => does(who, 'встаёте из-за стола', 'встаёт из-за стола'),
  offline: (who) => does(who, 'слишком долго не в сети', 'слишком долго не в сети'),
  wentAway: (who) => does(who, 'не в сети, рука остаётся', 'не в сети, рука остаётся'),
  showdown: 'Вскрытие',
  opened: (who, cards, score) =>
    does(
      who,
      `показываете: ${cards}${score && ` — ${score}`}`,
      `показывает: ${cards}${score && ` — ${score}`}`,
    ),
  mucked: (who) => does(who, 'скидываете карты', 'скидывает карты'),
  tied: (names) => `Поровну: ${names}`,
  chose: (who, cook) =>
    does(who, cook ? 'хотите варить' : 'хотите делить', cook ? 'хочет варить' : 'хочет делить'),
  svara: (number, price) => `Свара ${number}! Вварка ${price}`,
  joined: (who, amount) => does(who, `варитесь за ${amount}`, `варится за ${amount}`),
  joinedTogether: (who, amount, parts) =>
    does(who, `варитесь за ${amount} вместе: ${parts}`, `варится за ${amount} вместе: ${parts}`),
  part: (name, amount) => `${name} ${amount}`,
  pledged: (who, amount, holder) =>
    does(who, `предлагаете долю ${amount}: ${holder}`, `предлагает долю ${amount}: ${holder}`),
  pledgeTaken: (who, holder) => does(who, `забираете долю: ${holder}`, `забирает долю: ${holder}`),
  matchStarted: 'Новый матч',
  matchEnded: (names) => `Матч окончен. Победа: ${names}`,
  withdrawn: (who) => does(who, 'выходите из свары', 'выходит из свары'),
  cutters: (names) => `Поднимают на старшего: ${names}`,
  cut: (who, card) => does(who, `поднимаете: ${card}`, `поднимает: ${card}`),
  highest: (who) => (who.you ? 'Старшая карта у вас' : `Старшая карта: ${who.name}`),
  declined: (who) => does(who, 'не варитесь', 'не варится'),
  rake: (amount) => `Рейк ${amount}`,
  satDown: (who, amount) => does(who, `садитесь за стол с ${amount}`, `садится за стол с ${amount}`),
  satDownOnly: (who) => does(who, 'садитесь за стол', 'садится за стол'),
  toppedUp: (who, amount) => does(who, `докупаете ${amount}`, `докупает ${amount}`),
  moved: (who, to) => does(who, `пересаживаетесь на место ${to}`, `пересаживается на место ${to}`),
  bankVoided: 'Зал отменяет банк: каждому возвращается, что он внёс',
  dealVoid: (names) => `Раздача отменена, будет новая. Нет числа от: ${names}`,
  dealGivenUp: 'Раздача отменена, будет новая',
  turnedOut: (who) => does(who, 'должны встать из-за стола', 'должен встать из-за стола'),
  stoodUp: (who) => does(who, 'уходите из-за стола', 'уходит из-за стола'),
  broke: (who) =>
    who.you ? 'Вам не хватает фишек, и вы встаёте' : `${who.name}: фишек не хватает, встаёт из-за стола`,
  satOut: (who) => does(who, 'пропускаете раздачи', 'пропускает раздачи'),
  lineLost: (who) => (who.you ? 'Связь с вами прервалась' : `${who.name}: связь прервалась`),
  lineBack: (who) => does(who, 'снова в сети', 'снова в сети'),
  won: (who, amount) => does(who, `забираете ${amount}`, `забирает ${amount}`),
  bankEnded: (_winner) => '',
};
