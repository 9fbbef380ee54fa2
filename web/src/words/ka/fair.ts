import type { fair as english } from '../en/fair';

export const fair: typeof english = {
  title: 'პატიოსანი კარტი',
  mark: (code) => `პატიოსანი კარტი, დარიგება ${code}`,
  checked: 'შემოწმებულია',
  waiting: 'ჯერ არ დარიგებულა',
  unchecked: 'არ შემოწმებულა',
  failed: 'შემოწმება ვერ გაიარა',
  alarm: 'კარტის შემოწმება ვერ გაიარა. ამ მაგიდასთან ნუღარ ითამაშებთ და ამ დარიგების ჩანაწერი შეინახეთ.',
  details: 'დაწვრილებით',
};
