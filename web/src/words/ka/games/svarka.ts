import type { svarka as english } from '../../en/games/svarka';

export const svarka: typeof english = {
  title: 'სვარკა',
  actions: { call: 'გადახდა', join: 'შესვლა' },
  meanings: {
    dark: 'მერე შეიძლება ×2',
    join: (price: string, left: string) =>
      `სვარა მთელ ბანკზე: შესვლა მაგიდასთან ყველას შეუძლია, ${price}; დაგრჩებათ ${left}. ტოლები არაფერს იხდიან.`,
    darkFirst: () => 'ბრმად: ნებისმიერი ფსონი. შემდეგი სულ მცირე ორმაგს დებს.',
  },
  log: {
    call: (who, amount) => (who.you ? `თქვენ იხდით: ${amount}` : `${who.name} იხდის: ${amount}`),
    bankEnded: (winner) => (winner.you ? 'შემდეგს არიგებთ თქვენ' : `შემდეგს არიგებს ${winner.name}`),
  },
};
