import type { log as english } from '../en/log';
import type { Who } from '../who';

/** The present tense, and a colon before sums and names: so a name stays as it is, in the nominative. */
const does = (who: Who, you: string, other: string) => (who.you ? `თქვენ ${you}` : `${who.name} ${other}`);
const says = (who: Who, what: string) => `${who.you ? 'თქვენ' : who.name}: ${what}`;
const timeIsUp = (who: Who, then: string) =>
  who.you ? `თქვენი დრო ამოიწურა, ${then}` : `${who.name}: დრო ამოიწურა, ${then}`;

export const log: typeof english = {
  bankStarted: (dealer) =>
    dealer.you ? 'ახალი ბანკი, არიგებთ თქვენ' : `ახალი ბანკი, არიგებს ${dealer.name}`,
  antes: (amount) => `ყველა დებს კონს: ${amount}`,
  svaraDealt: (dealer) => (dealer.you ? 'სვარას არიგებთ თქვენ' : `სვარას არიგებს ${dealer.name}`),
  noBetting: 'ფსონების გარეშე: დარიგება და მაშინვე გახსნა',
  looked: (who, count) =>
    does(
      who,
      count > 1 ? 'იხედებით კარტში' : 'ნახულობთ ერთ კარტს',
      count > 1 ? 'იხედება კარტში' : 'ნახულობს ერთ კარტს',
    ),
  lookedAt: (who, cards) => does(who, `ნახულობთ: ${cards}`, `ნახულობს: ${cards}`),
  redealt: (dealer) => (dealer.you ? 'თავიდან არიგებთ თქვენ' : `თავიდან არიგებს ${dealer.name}`),
  checked: (who) => says(who, 'ჩეკი'),
  checkedByClock: (who) => timeIsUp(who, 'ჩეკი'),
  folded: (who) => says(who, 'პასი'),
  foldedByClock: (who) => timeIsUp(who, 'პასი'),
  foldedByLeaving: (who) => does(who, 'დგებით მაგიდიდან, პასი', 'დგება მაგიდიდან, პასი'),
  bet: (who, amount) => says(who, `ფსონი ${amount}`),
  call: (who, amount) => says(who, `გატოლება ${amount}`),
  raise: (who, level) => says(who, `აწევა ${level}-მდე`),
  dark: (who, amount) => says(who, `ბრმად ${amount}`),
  allIn: (who, amount) => says(who, `ვა-ბანკი ${amount}`),
  stake: (who, amount) => says(who, `ფსონი ${amount}`),
  showFor: (who, amount) => says(who, `გახსნა, ფასი ${amount}`),
  compareFor: (who, amount) => says(who, `შედარება, ფასი ${amount}`),
  compared: (two, beaten, hands) => {
    const end = beaten ? (beaten.you ? 'ეთიშებით თქვენ' : `ეთიშება ${beaten.name}`) : 'ტოლია, ორივე რჩება';
    return `შედარება, ${two}${hands && ` (${hands})`}: ${end}`;
  },
  proposed: (who) => does(who, 'სთავაზობთ: „სვარა?“', 'სთავაზობს: „სვარა?“'),
  accepted: (who) => does(who, 'თანახმა ხართ: „სვარა“', 'თანახმაა: „სვარა“'),
  refused: (who) => does(who, 'უარს ამბობთ სვარაზე', 'უარს ამბობს სვარაზე'),
  refusedByClock: (who) => timeIsUp(who, 'სვარა არ იქნება'),
  redeal: (who) => does(who, 'ითხოვთ გადარიგებას', 'ითხოვს გადარიგებას'),
  darkOver: 'ბრმა წრე დასრულდა',
  returned: (who, amount) => does(who, `იბრუნებთ: ${amount}`, `იბრუნებს: ${amount}`),
  left: (who) => does(who, 'დგებით მაგიდიდან', 'დგება მაგიდიდან'),
  offline: (who) => does(who, 'ძალიან დიდხანს იყავით ოფლაინ', 'ძალიან დიდხანს იყო ოფლაინ'),
  wentAway: (who) => does(who, 'ოფლაინ ხართ, ხელი რჩება', 'ოფლაინ არის, ხელი რჩება'),
  showdown: 'გახსნა',
  opened: (who, cards, score) =>
    does(who, `აჩვენებთ: ${cards}${score && ` — ${score}`}`, `აჩვენებს: ${cards}${score && ` — ${score}`}`),
  mucked: (who) => does(who, 'ყრით კარტს', 'ყრის კარტს'),
  tied: (names) => `ტოლი ხელები: ${names}`,
  chose: (who, cook) =>
    does(who, cook ? 'ირჩევთ სვარას' : 'ირჩევთ გაყოფას', cook ? 'ირჩევს სვარას' : 'ირჩევს გაყოფას'),
  svara: (number, price) => `სვარა ${number}! შესვლა ${price}`,
  joined: (who, amount) => does(who, `შედიხართ სვარაში: ${amount}`, `შედის სვარაში: ${amount}`),
  joinedTogether: (who, amount, parts) =>
    does(who, `შედიხართ სვარაში: ${amount}, წილში: ${parts}`, `შედის სვარაში: ${amount}, წილში: ${parts}`),
  part: (name, amount) => `${name} ${amount}`,
  pledged: (who, amount, holder) => says(who, `წილი ${amount}, ვისთან: ${holder}`),
  pledgeTaken: (who, holder) => does(who, `იბრუნებთ წილს: ${holder}`, `იბრუნებს წილს: ${holder}`),
  matchStarted: 'ახალი მატჩი',
  matchEnded: (names) => `მატჩი დასრულდა. გამარჯვება: ${names}`,
  withdrawn: (who) => does(who, 'გამოდიხართ სვარიდან', 'გამოდის სვარიდან'),
  cutters: (names) => `უფროს კარტზე ჭრიან: ${names}`,
  cut: (who, card) => does(who, `ჭრით: ${card}`, `ჭრის: ${card}`),
  highest: (who) => (who.you ? 'უფროსი კარტი თქვენია' : `უფროსი კარტი: ${who.name}`),
  declined: (who) => does(who, 'არ შედიხართ სვარაში', 'არ შედის სვარაში'),
  rake: (amount) => `რეიკი ${amount}`,
  satDown: (who, amount) => does(who, `ჯდებით მაგიდასთან: ${amount}`, `ჯდება მაგიდასთან: ${amount}`),
  satDownOnly: (who) => does(who, 'ჯდებით მაგიდასთან', 'ჯდება მაგიდასთან'),
  toppedUp: (who, amount) => does(who, `ამატებთ ჩიპებს: ${amount}`, `ამატებს ჩიპებს: ${amount}`),
  moved: (who, to) => does(who, `გადადიხართ: ადგილი ${to}`, `გადადის: ადგილი ${to}`),
  bankVoided: 'დარბაზი აუქმებს ბანკს: ყველას უბრუნდება, რაც ჩადო',
  dealVoid: (names) => `დარიგება გაუქმდა, იქნება ახალი. რიცხვი აკლია: ${names}`,
  dealGivenUp: 'დარიგება გაუქმდა, იქნება ახალი',
  turnedOut: (who) => does(who, 'მაგიდიდან აგაყენეს', 'მაგიდიდან ააყენეს'),
  stoodUp: (who) => does(who, 'ტოვებთ მაგიდას', 'ტოვებს მაგიდას'),
  broke: (who) =>
    who.you ? 'ჩიპები არ გყოფნით და მაგიდას ტოვებთ' : `${who.name}: ჩიპები საკმარისი არ არის, ტოვებს მაგიდას`,
  satOut: (who) => does(who, 'ისვენებთ', 'ისვენებს'),
  lineLost: (who) => (who.you ? 'თქვენი კავშირი გაწყდა' : `${who.name}: კავშირი გაწყდა`),
  lineBack: (who) => does(who, 'დაბრუნდით', 'დაბრუნდა'),
  won: (who, amount) => does(who, `იგებთ: ${amount}`, `იგებს: ${amount}`),
  bankEnded: (_winner) => '',
};
