import type { lobby as english } from '../en/lobby';

export const lobby: typeof english = {
  title: 'მაგიდები',
  yourTables: 'თქვენი მაგიდები',
  yourTurn: 'თქვენი სვლაა',
  newDealIn: 'დარიგებამდე',
  lines: { connecting: 'ვუკავშირდებით…', down: 'კავშირი არ არის' },

  hello:
    'სამი კარტი, საერთო ბანკი და მაგარი ნერვები. ჩიპები სათამაშოა; არც დაყენება სჭირდება, არც რეგისტრაცია.',
  yourName: 'თქვენი სახელი მაგიდასთან',
  playNow: 'თამაში',
  open: 'მაგიდის გახსნა',
  list: 'ყველა მაგიდა',
  noTables: 'ასეთი მაგიდა არ არის. გახსენით თქვენი.',

  game: 'თამაში',
  anyGame: 'ნებისმიერი',
  ante: 'კონი',
  antes: { any: 'ნებისმიერი', low: '10-მდე', middle: '11–50', high: '50-ზე მეტი' },
  onlyFree: 'თავისუფალი ადგილით',
  bots: 'ბოტები',
  botChoices: { any: 'სულ ერთია', yes: 'ბოტებით', no: 'მხოლოდ ადამიანები' },

  anteIs: (ante) => `კონი ${ante}`,
  people: (taken, seats) => `${taken}/${seats}`,
  withBots: (count) => `${count} ბოტი`,
  watching: (count) => `უყურებს: ${count}`,
  waiting: (count) => `რიგში: ${count}`,
  membersOnly: 'მხოლოდ წევრები',
  private: 'დახურული',
  noRake: { bot: 'რეიკის გარეშე: მაგიდასთან ბოტია', rules: 'რეიკის გარეშე' },
  rake: (percent, cap) => `რეიკი ${percent}%, მაქსიმუმ ${cap}`,
  clocks: {
    normal: 'ჩვეულებრივი დრო',
    slow: 'გრძელი დრო',
    quick: 'მოკლე დრო',
    none: 'დროის გარეშე, მხოლოდ ბოტები',
  },
  sitDown: 'თამაში',
  watch: 'ყურება',
  goOn: 'დაბრუნება',

  info: {
    invite: 'მოწვევა',
    ask: 'შეშვების თხოვნა',
    asked: {
      asked: 'თხოვნა გაგზავნილია. მასპინძელი წყვეტს.',
      approved: 'შემოგიშვეს.',
      refused: 'მასპინძელმა უარი თქვა.',
    },
    wait: 'რიგში ჩადგომა',
    unwait: 'რიგიდან გასვლა',
    held: (number) => `ადგილი ${number} ნახევარ წუთს თქვენ გელოდებათ.`,
    heldFor: (name) => `ელოდება: ${name}`,
    takeIt: 'დაკავება',
    moveHere: (number) => `გადაჯდომა ადგილზე ${number}`,
    move: 'აქეთ',
  },
};
