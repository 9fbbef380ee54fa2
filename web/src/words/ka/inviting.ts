import type { inviting as english } from '../en/inviting';

export const inviting: typeof english = {
  nameTitle: 'რა გქვიათ მაგიდასთან?',
  nameField: 'სახელი',
  nameMeaning: 'დატოვეთ ეს ან ჩაწერეთ თქვენი, 24 ნიშნამდე.',
  nameRefused: 'ეს სახელი არ გამოდგება. სცადეთ სხვა.',
  nameGo: 'მაგიდასთან',
  buyIn: (min, max) => `დაჯდომა ${min}-დან ${max}-მდე`,
  host: (name) => `მასპინძელი: ${name}.`,
  sitting: (names) => `მაგიდასთან: ${names}.`,
  nobody: 'მაგიდასთან ჯერ არავინაა.',
  onlyHere: (option) =>
    `სხვა მოწყობილობა ამ მისამართს ვერ გახსნის: ყველა საკუთარ თავს ხედავს. გაუშვით სერვერი ${option}-ით და შემოდით ამ კომპიუტერის ქსელის მისამართით.`,
  onlyLet: (count) => `შემოშვებულია, ჯერ არ უთამაშია: ${count}`,
  inviteMeaning:
    'ვინც ამ ბმულს გახსნის, მაგიდასთან დაჯდომა შეეძლება. ბმულის გამოცნობა შეუძლებელია: მიეცით მხოლოდ იმას, ვინც გსურთ.',
  copyLink: 'ბმულის კოპირება',
  share: 'გაზიარება',
  shareText: (table) => `შემოგვიერთდი მაგიდასთან: ${table}`,
  qr: 'ამ ბმულის QR კოდი',
  qrMeaning: 'მიუშვირეთ ტელეფონის კამერა',
  newKey: 'ახალი ბმული',
  newKeyMeaning: 'მაშინ წინა ბმულით ვეღარავინ შემოვა.',
  members: 'ვის შეუძლია აქ ჯდომა',
  noMembers: 'ჯერ არავის უთხოვია და არავის უთამაშია.',
  standings: { asked: 'შემოსვლას ითხოვს', approved: 'წევრი', refused: 'უარი' },
  approve: 'შემოშვება',
  refuse: 'უარი',
  remove: 'მოშორება',
  lastBank: 'ბოლო ბანკის ნახვა',
  sheet: 'საღამოს ანგარიშსწორება ამ მაგიდაზე',
  waitingLine: (names) => `ადგილს ელოდება: ${names}.`,
};
