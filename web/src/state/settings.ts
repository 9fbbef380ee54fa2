/** How this browser shows the game: chosen on the settings page, kept from one visit to the next. */
import { effect, signal } from '@preact/signals';
import { browserShelf, type Shelf } from '../browser/shelf';

export interface Settings {
  theme: 'system' | 'dark' | 'light';
  /** Each suit in a colour of its own, or red and black. */
  suits: 'four' | 'two';
  /** Letters on the cards: those of the language, or always these. */
  letters: 'language' | 'latin' | 'cyrillic';
  deck: 'own' | 'classic';
  text: 'normal' | 'large';
  motion: 'system' | 'less';
  sound: boolean;
  vibration: boolean;
  /** Tell by a notification that it is one's turn, where the browser was allowed to. */
  notify: boolean;
}

export const USUAL: Settings = {
  theme: 'system',
  suits: 'four',
  letters: 'language',
  deck: 'own',
  text: 'normal',
  motion: 'system',
  sound: true,
  vibration: true,
  notify: false,
};

/** What a choice may be; a switch is on or off. */
export const CHOICES = {
  theme: ['system', 'dark', 'light'],
  suits: ['four', 'two'],
  letters: ['language', 'latin', 'cyrillic'],
  deck: ['own', 'classic'],
  text: ['normal', 'large'],
  motion: ['system', 'less'],
} as const satisfies { [Name in keyof Settings]?: readonly Settings[Name][] };

const KEY = 'svara.settings';

/** What was kept, as far as it is still a choice. */
export function readSettings(shelf: Shelf): Settings {
  let kept: unknown;
  try {
    kept = JSON.parse(shelf.read(KEY) ?? '{}');
  } catch {
    kept = null;
  }
  if (typeof kept !== 'object' || kept === null) return USUAL;
  const sound = Object.entries(kept).filter(([name, value]) => isChoice(name, value));
  return { ...USUAL, ...Object.fromEntries(sound) };
}

function isChoice(name: string, value: unknown): boolean {
  if (Object.hasOwn(CHOICES, name)) {
    const choices: readonly unknown[] = CHOICES[name as keyof typeof CHOICES];
    return choices.includes(value);
  }
  return Object.hasOwn(USUAL, name) && typeof value === 'boolean';
}

export const settings = signal<Settings>(readSettings(browserShelf));

export function choose<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings.value = { ...settings.peek(), [name]: value };
  browserShelf.write(KEY, JSON.stringify(settings.peek()));
}

/** Whether what the page is shown in, other than the system, is dark or light. */
export const surroundingLight = signal<'dark' | 'light' | null>(null);

/** What of the settings styles read, as `data-` attributes of the document. */
export function showSettings(): void {
  effect(() => {
    const { theme: chosen, suits, deck, text, motion } = settings.value;
    const theme = chosen === 'system' ? (surroundingLight.value ?? chosen) : chosen;
    Object.assign(document.documentElement.dataset, { theme, suits, deck, text, motion });
  });
}
