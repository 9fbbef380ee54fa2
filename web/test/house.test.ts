/** What neither types nor style show: the floors of the client, and that nothing is kept which nobody uses. */
import { describe, expect, it } from 'vitest';
import { en } from '../src/words/en';
import { more } from '../src/words/en/more';

const SOURCES = import.meta.glob<string>('../src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const STYLES = import.meta.glob<string>('../src/style/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const BUILD = Object.values(
  import.meta.glob<string>('../vite.config.ts', { query: '?raw', import: 'default', eager: true }),
).join();

/** From the ground up; rooms of one floor know nothing of each other (docs/architecture.md). */
const FLOORS = [
  ['wire'],
  ['values'],
  ['browser'],
  ['net', 'fair'],
  ['state'],
  ['words'],
  ['doing'],
  ['ui'],
  ['main'],
];

/** What is written from the server's code. */
const GENERATED = ['wire', 'api', 'shipped'];

function roomOf(path: string): string {
  const room = /src\/(\w+)/.exec(path)?.[1] ?? '';
  return GENERATED.includes(room) ? 'wire' : room;
}

function floorOf(path: string): number {
  return FLOORS.findIndex((rooms) => rooms.includes(roomOf(path)));
}

function importsOf(path: string, text: string): string[] {
  const found = text.matchAll(/(?:\bfrom|\bimport\s*\(?)\s*'(\.[^']*)'/g);
  return [...found].map(([, to = '']) =>
    new URL(to, `file:///${path.slice('../'.length)}`).pathname.slice(1),
  );
}

const IMPORTS = Object.entries(SOURCES).flatMap(([path, text]) =>
  importsOf(path, text)
    .filter((to) => !to.endsWith('.css'))
    .map((to) => ({ path, to })),
);

/** The sources without their comments, and without the dictionaries. */
const SPOKEN = Object.entries(SOURCES)
  .filter(([path]) => !/words\/(en|ru|bg|ka)\//.test(path))
  .map(([, text]) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''));

function names(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text);
}

describe('the floors of the client', () => {
  it('hold every file', () => {
    expect(Object.keys(SOURCES).filter((path) => floorOf(path) < 0)).toEqual([]);
    expect(IMPORTS.length).toBeGreaterThan(Object.keys(SOURCES).length);
  });

  it('are such that an import goes down', () => {
    const up = IMPORTS.filter(({ path, to }) => roomOf(path) !== roomOf(to) && floorOf(to) >= floorOf(path));
    expect(up.map(({ path, to }) => `${path} imports ${to}`)).toEqual([]);
  });
});

/** Words that are looked up by what the server or a card says, which no source names. */
const BY_CODE = ['known', 'kinds', 'done', 'named', 'labels', 'variants', 'ranks', 'rankNames', 'fractions'];

/** Parts of the dictionary that a source takes as a whole, to say something of them. */
const AREAS = ['chat', 'dock', 'fair', 'lobby', 'pages', 'strips', ...Object.keys(more)];

/** Every key, with the area that it is in. */
function keysOf(words: object, area = ''): { area: string; key: string }[] {
  return Object.entries(words).flatMap(([key, value]) => {
    const inner = typeof value === 'object' && !Array.isArray(value) && !BY_CODE.includes(key);
    return [{ area, key }, ...(inner ? keysOf(value, AREAS.includes(key) ? key : '') : [])];
  });
}

it('starts nothing because a file is imported', () => {
  const starts = /^(?:export )?(?:const \w+ = )?(?:effect|setInterval|setTimeout|addEventListener)\(/m;
  expect(Object.keys(SOURCES).filter((path) => starts.test(SOURCES[path] ?? ''))).toEqual([]);
});

describe('what is kept', () => {
  it('is no word that nobody says', () => {
    const silent = [...keysOf(en), ...keysOf(more)].filter(
      ({ area, key }) => !SPOKEN.some((text) => names(text, key) && (!area || names(text, area))),
    );
    expect(silent).toEqual([]);
  });

  it('is no style for what is not there', () => {
    const classes = Object.values(STYLES).flatMap((text) =>
      [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)/gi)].map(
        ([, name = '']) => name,
      ),
    );
    const made = SPOKEN.flatMap((text) =>
      [...text.matchAll(/([\w-]+-)\$\{/g)].map(([, start = '']) => start),
    );
    const idle = classes.filter(
      (name) => !SPOKEN.some((text) => names(text, name)) && !made.some((start) => name.startsWith(start)),
    );
    expect(classes.length).toBeGreaterThan(100);
    expect([...new Set(idle)]).toEqual([]);
  });
});

describe('the files of the build', () => {
  it('are put together by names that there are', () => {
    const groups = [...BUILD.matchAll(/src\\?\/(\w+(?:\/\w+)?)\\?\/\((?:\?!)?([^)]*)\)/g)];
    const named = groups.flatMap(([, folder = '', names = '']) =>
      names.split('|').flatMap((name) => (/^\w+$/.test(name) ? [`../src/${folder}/${name}`] : [])),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((start) => !Object.keys(SOURCES).some((path) => path.startsWith(start)))).toEqual([]);
  });
});

it('asks for no shape of the window that the styles know nothing of', () => {
  const tight = (text: string) => text.replaceAll(' ', '');
  const asked = [...(SOURCES['../src/browser/window.ts'] ?? '').matchAll(/matching\('([^']+)'\)/g)]
    .map(([, query = '']) => query)
    .filter((query) => /width|height|ratio/.test(query));
  const known = Object.values(STYLES).map(tight).join();
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((query) => !known.includes(`@media${tight(query)}{`))).toEqual([]);
});
