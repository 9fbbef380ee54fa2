import type { talking as english } from '../en/talking';

export const talking: typeof english = {
  silence: 'ჯერ არავის არაფერი უთქვამს.',
  field: 'თქვით რამე',
  send: 'გაგზავნა',
  toPool: 'მხოლოდ მოწილეებს',
  between: 'ჩატი ბანკებს შორის იხსნება.',
  seatFirst: 'წერა მხოლოდ მაგიდასთან მჯდომს შეუძლია.',
  off: 'ამ მაგიდას ჩატი არ აქვს.',
  mutedUntil: (moment) => `${moment}-მდე წერა არ შეგიძლიათ.`,
  mute: 'მისი შეტყობინებების დამალვა',
  report: 'საჩივარი ოპერატორებს',
  reported: 'საჩივარი გაიგზავნა',
  hidden: (name) => `${name}: შეტყობინებები თქვენთვის დამალულია.`,
  unmute: 'ისევ ჩვენება',
  more: (name) => `შეტყობინება: ${name}`,
};
