import type { settings as english } from '../en/settings';

export const settings: typeof english = {
  title: 'პარამეტრები',
  kept: 'ინახება ამ ბრაუზერში.',
  names: {
    theme: 'გვერდის ფერები',
    suits: 'მასტები',
    letters: 'ასოები კარტზე',
    deck: 'დასტა',
    text: 'ტექსტი',
    motion: 'მოძრაობა',
    sound: 'ხმა',
    vibration: 'ვიბრაცია ბოლო წამებში',
    notify: 'შემატყობინე, როცა ჩემი სვლაა',
  },
  choices: {
    theme: { system: 'სისტემური', dark: 'მუქი', light: 'ღია' },
    suits: { four: 'ოთხი ფერი', two: 'წითელი და შავი' },
    letters: { language: 'ენის მიხედვით', latin: 'A K Q J', cyrillic: 'Т К Д В' },
    deck: { own: 'დიდი ნიშნები', classic: 'კლასიკური' },
    text: { normal: 'ჩვეულებრივი', large: 'დიდი' },
    motion: { system: 'სისტემური', less: 'ნაკლები' },
  },
  sample: 'ასე გამოიყურება კარტი ახლა',
  notifyRefused: 'ბრაუზერი შეტყობინებებს არ უშვებს. ნება დართეთ ამ საიტს მის პარამეტრებში.',
};
