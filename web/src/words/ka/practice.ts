import type { practice as english } from '../en/practice';

export const practice: typeof english = {
  title: 'ვარჯიში',
  meaning:
    'მაგიდა მხოლოდ თქვენთვის და ბოტებისთვის. ჩიპები იქ სავარჯიშოა: არაფერი ღირს და თქვენს სტატისტიკაში არ შედის.',
  game: 'თამაში',
  bots: 'რამდენი ბოტი',
  strength: 'როგორ თამაშობენ',
  strengths: { easy: 'სუსტად', normal: 'საშუალოდ', strong: 'ძლიერად' },
  strengthMeanings: {
    easy: 'წესები იციან და მეტი არაფერი.',
    normal: 'იციან, რა ღირს მათი კარტი და რა ჯდება გატოლება.',
    strong: 'ყოველ ფსონს წონიან და ბლეფობენ, როცა ეს მომგებიანია.',
  },
  pace: 'ტემპი',
  paces: { slow: 'მშვიდი', normal: 'ჩვეულებრივი', quick: 'სწრაფი' },
  go: 'მაგიდასთან დაჯდომა',
};
