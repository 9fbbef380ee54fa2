import type { log as english } from '../en/log';
import { russian } from '../plural';
import type { Who } from '../who';

/** The present tense: it says nothing of anybody's gender. */
const does = (who: Who, you: string, other: string) => (who.you ? `Вы ${you}` : `${who.name} ${other}`);
const timeIsUp = (who: Who) => (who.you ? 'Ваше время вышло' : `${who.name}: время вышло`);

export const log: typeof english = {
  bankStarted: (dealer) => (dealer.you ? 'Новая раздача, сдаёте вы' : `Новая раздача, сдаёт ${dealer.name}`),
  antes: (amount) => `Все ставят кон: ${amount}`,
  svaraDealt: (dealer) => (dealer.you ? 'Свару сдаёте вы' : `Свару сдаёт ${dealer.name}`),
  noBetting: 'Без торгов: раздача и сразу вскрытие',
  looked: (who, count) => {
    const cards = russian(count, 'карту', 'карты', 'карт');
    return does(who, `открываете ${cards}`, `смотрит ${cards}`);
  },
  lookedAt: (cards) => `Вы открываете ${cards}`,
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
  darkOver: 'Круг растемнён',
  returned: (who, amount) => does(who, `получаете назад ${amount}`, `получает назад ${amount}`),
  left: (who) => does(who, 'встаёте из-за стола', 'встаёт из-за стола'),
  offline: (who) => does(who, 'слишком долго не в сети', 'слишком долго не в сети'),
  wentAway: (who) => does(who, 'не в сети, рука остаётся', 'не в сети, рука остаётся'),
  showdown: 'Вскрытие',
  opened: (who, cards, score) =>
    does(
      who,
      `показываете ${cards}${score && ` — ${score}`}`,
      `показывает ${cards}${score && ` — ${score}`}`,
    ),
  mucked: (who) => does(who, 'скидываете карты', 'скидывает карты'),
  tied: (names) => `Поровну: ${names}`,
  chose: (who, cook) =>
    does(who, cook ? 'хотите варить' : 'хотите делить', cook ? 'хочет варить' : 'хочет делить'),
  svara: (number, price) => `Свара ${number}! Вварка ${price}`,
  joined: (who, amount) => does(who, `варитесь за ${amount}`, `варится за ${amount}`),
  declined: (who) => does(who, 'не варитесь', 'не варится'),
  rake: (amount) => `Рейк ${amount}`,
  satDown: (who, amount) => does(who, `садитесь за стол с ${amount}`, `садится за стол с ${amount}`),
  toppedUp: (who, amount) => does(who, `докупаете ${amount}`, `докупает ${amount}`),
  stoodUp: (who) => does(who, 'уходите из-за стола', 'уходит из-за стола'),
  broke: (who) =>
    who.you ? 'Вам не хватает фишек, и вы встаёте' : `${who.name}: фишек не хватает, встаёт из-за стола`,
  satOut: (who) => does(who, 'пропускаете раздачи', 'пропускает раздачи'),
  lineLost: (who) => (who.you ? 'Связь с вами прервалась' : `${who.name}: связь прервалась`),
  lineBack: (who) => does(who, 'снова в сети', 'снова в сети'),
  won: (who, amount) => does(who, `забираете ${amount}`, `забирает ${amount}`),
};
