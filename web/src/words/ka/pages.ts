import type { pages as english, endings as englishEndings, strips as englishStrips } from '../en/pages';

export const pages: typeof english = {
  copied: 'დაკოპირდა',
  copy: 'კოპირება',
  haveAccount: 'ანგარიში მაქვს',
  haveAccountLogIn: 'ანგარიში მაქვს: შესვლა',
  navigation: 'გვერდები',
  lobby: 'მაგიდები',
  me: 'მე',
  enter: 'შესვლა',
  club: 'კლუბი',
  fair: 'პატიოსანი კარტი',
  operate: 'მართვა',
  settings: 'პარამეტრები',
  language: 'ენა',
  missing: 'გვერდის ეს ნაწილი ვერ ჩაიტვირთა. შეამოწმეთ კავშირი და გვერდი ხელახლა ჩატვირთეთ.',
};

export const endings: typeof englishEndings = {
  known: {
    no_table: 'ასეთი მაგიდა არ არის, ან დახურულია.',
    too_many: 'ეს მაგიდა ძალიან ბევრ ფანჯარაშია გახსნილი. დახურეთ ზედმეტი და ისევ სცადეთ.',
    banned: 'დარბაზი დროებით დაკეტილია თქვენთვის. მიზეზს ოპერატორი გეტყვით.',
    no_session: 'შესული არ ხართ.',
    too_much: 'ერთბაშად ძალიან ბევრი მოთხოვნაა.',
    other_version: 'დარბაზი ამასობაში განახლდა. ჩატვირთეთ გვერდი ხელახლა.',
    closed: 'ეს მაგიდა სამუდამოდ დაიხურა. თქვენი ჩიპები ისევ საფულეშია.',
    not_allowed: 'ამ მაგიდის ყურება მხოლოდ მის წევრებს შეუძლიათ.',
  },
  other: (code) => `სერვერმა ამ მაგიდასთან კავშირი დახურა (${code}).`,
  again: 'კიდევ ცდა',
};

export const strips: typeof englishStrips = {
  newer: 'გვერდის ახალი ვერსია მზადაა.',
  load: 'ჩატვირთვა',
  test: 'სერვერი შემოწმებისთვისაა: კარტი წინასწარ ცნობილია, ჩიპები არაფერი ღირს.',
  paused: 'დარბაზში პაუზაა: ახალი ბანკი ჯერ არ იწყება.',
  closing: 'სერვერი მალე გაჩერდება. დაწყებული ბანკი მისი დაბრუნებისას გაგრძელდება.',
  said: (text) => `ოპერატორებისგან: ${text}`,
};
