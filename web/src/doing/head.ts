/** The head of the page: its language and name, and the colour of what is drawn round it. */
import { effect } from '@preact/signals';
import { route } from '../browser/router';
import { brightSystem } from '../browser/window';
import { settings, surroundingLight } from '../state/settings';
import { testHouse } from '../state/store';
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

export function keepTheHead(): void {
  effect(() => {
    document.documentElement.lang = language.value;
    const title = route.value.page === 'table' ? game.value.title : words.value.family;
    const plain = testHouse.value ? `TEST · ${title}` : title;
    document.title = titleOf(plain, words.value.owed.yourTurn, titleCalls.value);
  });
  followGround((colour) => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (meta) meta.content = colour;
  });
}
