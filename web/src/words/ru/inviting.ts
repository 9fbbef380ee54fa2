import type { inviting as english } from '../en/inviting';

export const inviting: typeof english = {
  nameTitle: 'Как вас звать за столом?',
  nameField: 'Имя',
  nameMeaning: 'Оставьте это или впишите своё, до 24 знаков.',
  nameRefused: 'Такое имя не подходит. Попробуйте другое.',
  nameGo: 'К столу',
  buyIn: (min, max) => `вход от ${min} до ${max}`,
  host: (name) => `Хозяин: ${name}.`,
  sitting: (names) => `За столом: ${names}.`,
  nobody: 'За столом пока никого.',
  onlyHere: (option) =>
    `С другого устройства этот адрес не открыть: он ведёт каждое к самому себе. Запустите сервер с ${option} и зайдите сюда по адресу этого компьютера в сети.`,
  onlyLet: (count) => `Впущены, ещё не играли: ${count}`,
  inviteMeaning:
    'Кто откроет эту ссылку, сможет сесть за стол. Угадать её нельзя: давайте её только кому хотите.',
  copyLink: 'Скопировать ссылку',
  share: 'Поделиться',
  shareText: (table) => `Садись к нам за стол: ${table}`,
  qr: 'QR-код этой ссылки',
  qrMeaning: 'Наведите сюда камеру телефона',
  newKey: 'Новая ссылка',
  newKeyMeaning: 'Тогда по прежней ссылке больше никто не войдёт.',
  members: 'Кто может здесь сидеть',
  noMembers: 'Пока никто не просился и не играл.',
  standings: { asked: 'просится', approved: 'участник', refused: 'отказано' },
  approve: 'Впустить',
  refuse: 'Отказать',
  remove: 'Убрать',
  lastBank: 'Просмотр последнего банка',
  sheet: 'Расчёт за вечер по этому столу',
  waitingLine: (names) => `Ждут места: ${names}.`,
};
