import type { rules as english } from '../en/rules';

export const rules: typeof english = {
  title: 'წესები',
  game: 'თამაში',
  more: 'ამ ოჯახის სხვა თამაშები',
  hands: 'ხელები უფროსიდან',
  handsMeaning: 'კარტები, რომლებიც ითვლება, აწეულია.',
  upTo: (least) => `და ${least}-მდე`,
  full: 'სრული წესები',
  ask: 'რამდენი ქულა მაქვს?',
  askMeaning: 'აირჩიეთ სამი კარტი.',
  chosen: (count) => `არჩეულია 3-დან ${count} კარტი`,
  clear: 'გასუფთავება',
  counting: 'ვითვლით…',
  better: (percent) => `სჯობნის ყველა ხელის ${percent}%-ს`,
  bestOfAll: 'ამაზე უფროსი ხელი არ არის',
  compared: (weaker, equal, stronger) => `სუსტია ${weaker}, ტოლია ${equal}, უფროსია ${stronger}.`,
  ownPage: 'წესები და ხელები ცალკე გვერდზე',
  practise: 'ვარჯიში ამ თამაშში',
};
