import type { settings as english } from '../en/settings';

export const settings: typeof english = {
  title: 'Настройки',
  kept: 'Хранятся в этом браузере.',
  names: {
    theme: 'Цвета страницы',
    suits: 'Масти',
    letters: 'Буквы на картах',
    deck: 'Колода',
    text: 'Текст',
    motion: 'Движение',
    sound: 'Звук',
    vibration: 'Вибрация в последние секунды',
    notify: 'Сообщать, когда мой ход',
  },
  choices: {
    theme: { system: 'Как на устройстве', dark: 'Тёмные', light: 'Светлые' },
    suits: { four: 'Четыре цвета', two: 'Красные и чёрные' },
    letters: { language: 'По языку', latin: 'A K Q J', cyrillic: 'Т К Д В' },
    deck: { own: 'Крупные знаки', classic: 'Классическая' },
    text: { normal: 'Обычный', large: 'Крупный' },
    motion: { system: 'Как на устройстве', less: 'Меньше' },
  },
  sample: 'Как теперь выглядят карты',
  notifyRefused: 'Браузер не разрешает уведомления. Разрешите их для этого сайта в его настройках.',
};
