import type { seka as english } from '../../en/games/seka';

export const seka: typeof english = {
  title: 'სეკა',
  actions: { fold: 'პასი' },
  states: { folded: 'პასი' },
  meanings: {
    stake: 'ყოველი სვლა ახალი, სრული ფსონია: წინა ფსონიდან ჭერამდე, ანუ 10-მდე.',
    join: (price: string, left: string) =>
      `ორი ხელი ტოლია. ნახევარ ბანკად, ${price}, შეგიძლიათ დაბრუნდეთ და მთელ ბანკზე ითამაშოთ; დაგრჩებათ ${left}.`,
  },
  log: {
    folded: (who) => (who.you ? 'თქვენ: პასი' : `${who.name}: პასი`),
    foldedByClock: (who) => (who.you ? 'თქვენი დრო ამოიწურა, პასი' : `${who.name}: დრო ამოიწურა, პასი`),
  },
};
