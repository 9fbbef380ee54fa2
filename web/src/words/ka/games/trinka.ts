import type { trinka as english } from '../../en/games/trinka';
import type { Who } from '../../who';

const does = (who: Who, you: string, other: string) => (who.you ? `თქვენ ${you}` : `${who.name} ${other}`);

export const trinka: typeof english = {
  title: 'ტრინკა',
  actions: { fold: 'დაცემა', stake: 'სვლა', bet: 'სვლა' },
  states: { folded: 'ეცემა' },
  meanings: {
    dark: 'ჩაუხედავად, მერე ყველა ×2',
    stake: 'სვლა ახალი, სრული ფსონია, წინაზე არანაკლები.',
    choice: (pot: string) =>
      `ქულები ტოლია. გაყოფა: ბანკი, ${pot}, იყოფა, თუ ყველა თანახმაა. სვარა: ახალი დარიგება მთელ ბანკზე.`,
    redeal: 'სამი ათიანი: გახსენით და გადარიგება მოითხოვეთ. დადებული ბანკში რჩება.',
  },
  log: {
    stake: (who, amount) => `${who.you ? 'თქვენ' : who.name}: სვლა ${amount}`,
    bet: (who, amount) => does(who, `იხედებით, სვლა ${amount}`, `იხედება, სვლა ${amount}`),
    folded: (who) => does(who, 'ეცემით', 'ეცემა'),
    foldedByClock: (who) => (who.you ? 'თქვენი დრო ამოიწურა, ეცემით' : `${who.name}: დრო ამოიწურა, ეცემა`),
    redeal: (who) => does(who, 'ითხოვთ გადარიგებას სამი ათიანით', 'ითხოვს გადარიგებას სამი ათიანით'),
    bankEnded: (winner) => (winner.you ? 'შემდეგს არიგებთ თქვენ' : `შემდეგს არიგებს ${winner.name}`),
  },
};
