import type { variants as englishVariants } from '../en/house';

export const variants: typeof englishVariants = {
  'common-seka': 'Обычная сека',
  'forte-seka': 'Форте-сека',
  'full-pot-svara': 'Свара, вход за банк',
  'latvian-seka': 'Латвийская сека',
  'shakha-a-diamonds': 'Свара, две шахи',
  'turkmen-seka': 'Туркменская сека',
};
