import type { trinka as english } from '../../en/games/trinka';
import type { Who } from '../../who';

const does = (who: Who, you: string, other: string) => (who.you ? `Вие ${you}` : `${who.name} ${other}`);

export const trinka: typeof english = {
  title: 'Тринка',
  actions: { fold: 'Падам', stake: 'Играя', bet: 'Играя' },
  states: { folded: 'пада' },
  meanings: {
    dark: 'без гледане, после все ×2',
    stake: 'Всеки ход е нов пълен залог, не по-малък от последния.',
    choice: (pot: string) =>
      `Равенство. „Деля“ — подът от ${pot} се дели поравно, ако са съгласни всички; „Варя“ — сварка за целия под.`,
    redeal: 'Три десетки: отворете ги и се раздава наново. Подът остава.',
  },
  log: {
    stake: (who, amount) => does(who, `играете: ${amount}`, `играе: ${amount}`),
    bet: (who, amount) => does(who, `поглеждате и играете: ${amount}`, `поглежда и играе: ${amount}`),
    folded: (who) => does(who, 'падате', 'пада'),
    foldedByClock: (who) =>
      who.you ? 'Времето ви изтече, падате' : `${who.name}: времето изтече, картите са хвърлени`,
    redeal: (who) => does(who, 'искате прераздаване с три десетки', 'иска прераздаване с три десетки'),
    bankEnded: (winner) =>
      winner.you ? 'Следващото раздаване е ваше' : `Следващия път раздава ${winner.name}`,
  },
};
