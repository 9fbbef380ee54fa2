import type { settings as english } from '../en/settings';

export const settings: typeof english = {
  title: 'Настройки',
  kept: 'Пазят се в този браузър.',
  names: {
    theme: 'Цветове на страницата',
    suits: 'Бои',
    letters: 'Букви на картите',
    deck: 'Тесте',
    text: 'Текст',
    motion: 'Движение',
    sound: 'Звук',
    vibration: 'Вибрация в последните секунди',
    notify: 'Известие, когато съм на ход',
  },
  choices: {
    theme: { system: 'Като устройството', dark: 'Тъмни', light: 'Светли' },
    suits: { four: 'Четири цвята', two: 'Червено и черно' },
    letters: { language: 'Според езика', latin: 'A K Q J', cyrillic: 'А П Д В' },
    deck: { own: 'Едри знаци', classic: 'Класическо' },
    text: { normal: 'Обикновен', large: 'Едър' },
    motion: { system: 'Като устройството', less: 'По-малко' },
  },
  sample: 'Как изглеждат картите сега',
  notifyRefused: 'Браузърът не разрешава известия. Разрешете ги за този сайт в настройките му.',
};
