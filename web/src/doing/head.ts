/** The head of the page: its language and name, and the colour of what is drawn round it. */
import { computed, effect } from '@preact/signals';
import { type Route, route } from '../browser/router';
import { brightSystem } from '../browser/window';
import { settings, surroundingLight } from '../state/settings';
import { me, testHouse, view } from '../state/store';
import { titleCalls, titleOf } from '../state/title';
import { language, words } from '../words';
import { game } from '../words/atTable';

/** Tells the colour of the page's ground, and each that comes after it, until what it returns is called. */
export function followGround(tell: (colour: string) => void): () => void {
  return effect(() => {
    brightSystem.value;
    settings.value;
    surroundingLight.value;
    tell(getComputedStyle(document.body).backgroundColor);
  });
}

/** What the page is about; the first page of the house is about the house itself. */
function subjectOf(to: Route): string {
  const { pages, bankNumber } = words.value;
  switch (to.page) {
    case 'lobby':
      return '';
    case 'table':
      return view.value?.name ?? '';
    case 'replay':
      return bankNumber(to.bank);
    case 'me':
      return me.value ? pages.me : pages.enter;
    default:
      return pages[to.page === 'learn' ? 'practice' : to.page];
  }
}

const title = computed(() => {
  const house = route.value.page === 'table' ? game.value.title : words.value.family;
  const subject = subjectOf(route.value);
  const whole = subject ? `${subject} — ${house}` : house;
  const plain = testHouse.value ? `TEST · ${whole}` : whole;
  return titleOf(plain, words.value.owed.yourTurn, titleCalls.value);
});

/** Each is written only when it has changed: whatever is written here, the browser styles the whole page anew. */
export function keepTheHead(): void {
  effect(() => {
    document.documentElement.lang = language.value;
  });
  effect(() => {
    document.title = title.value;
  });
  followGround((colour) => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (meta) meta.content = colour;
  });
}
