import type { variants as englishVariants } from '../en/house';

export const variants: typeof englishVariants = {
  'common-seka': 'ჩვეულებრივი სეკა',
  'forte-seka': 'ფორტე-სეკა',
  'full-pot-svara': 'სვარა, შესვლა სრულ ბანკად',
  'latvian-seka': 'ლატვიური სეკა',
  'shakha-a-diamonds': 'სვარა, ორი შახა',
  'turkmen-seka': 'თურქმენული სეკა',
};
