import type { variants as englishVariants } from '../en/house';

export const variants: typeof englishVariants = {
  'common-seka': 'Обикновена сека',
  'forte-seka': 'Форте сека',
  'full-pot-svara': 'Свара, включване за пода',
  'latvian-seka': 'Латвийска сека',
  'shakha-a-diamonds': 'Свара с две шахи',
  'turkmen-seka': 'Туркменска сека',
};
