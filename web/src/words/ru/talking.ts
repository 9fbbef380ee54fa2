import type { talking as english } from '../en/talking';

export const talking: typeof english = {
  silence: 'Пока никто ничего не сказал.',
  field: 'Сказать что-нибудь',
  send: 'Сказать',
  toPool: 'только складчине',
  between: 'Чат открыт между банками.',
  seatFirst: 'Писать может только тот, кто сидит за столом.',
  off: 'За этим столом нет чата.',
  mutedUntil: (moment) => `Вам нельзя писать до ${moment}.`,
  mute: 'Скрыть его слова',
  report: 'Пожаловаться распорядителям',
  reported: 'Жалоба отправлена',
  hidden: (name) => `${name}: слова скрыты от вас.`,
  unmute: 'Снова слышать',
  more: (name) => `О словах: ${name}`,
};
