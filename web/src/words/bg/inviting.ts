import type { inviting as english } from '../en/inviting';

export const inviting: typeof english = {
  nameTitle: 'Как да ви викаме на масата?',
  nameField: 'Име',
  nameMeaning: 'Оставете това или напишете свое, до 24 знака.',
  nameRefused: 'Това име не става. Опитайте с друго.',
  nameGo: 'Към масата',
  buyIn: (min, max) => `сяда се с ${min} до ${max}`,
  host: (name) => `Домакин: ${name}.`,
  sitting: (names) => `На масата: ${names}.`,
  nobody: 'Още няма никого на масата.',
  onlyHere: (option) =>
    `Друго устройство не може да отвори този адрес: всяко намира само себе си. Пуснете сървъра с ${option} и влезте тук през адреса на този компютър в мрежата.`,
  onlyLet: (count) => `Пуснати, още не са играли: ${count}`,
  inviteMeaning:
    'Който отвори тази връзка, може да седне на масата. Тя не може да се отгатне: давайте я само на когото искате.',
  copyLink: 'Копирай връзката',
  share: 'Сподели',
  shareText: (table) => `Ела при нас на масата: ${table}`,
  qr: 'QR код на тази връзка',
  qrMeaning: 'Насочете камерата на телефона насам',
  newKey: 'Нова връзка',
  newKeyMeaning: 'След това със старата връзка няма да влезе никой повече.',
  members: 'Кой може да седи тук',
  noMembers: 'Още никой не е поискал и не е играл.',
  standings: { asked: 'иска да влезе', approved: 'член', refused: 'отказано' },
  approve: 'Пусни',
  refuse: 'Откажи',
  remove: 'Махни',
  lastBank: 'Преглед на последната игра',
  sheet: 'Сметката за вечерта на тази маса',
  waitingLine: (names) => `Чакат място: ${names}.`,
};
