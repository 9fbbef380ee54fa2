import { defineConfig } from 'vitest/config';

const SERVER = 'http://127.0.0.1:8000';

// Many small files pack worse than few: what every page needs is one file, what every table needs another.
const EVERYWHERE = {
  name: 'base',
  priority: 2,
  test: new RegExp(
    [
      'node_modules/@?preact',
      'src/browser/(?!files|sharing|sounds|notify|haptics|telegram/(?!launch))',
      'src/values/',
      'src/doing/(?!alerting|showing|reel|entering|telegram)',
      'src/net/(?!games|money|operate|people|turns)',
      'src/fair/(?!bank|sha256)',
      'src/words/(atTable|bound|dictionaries|game|index|language|more|plural|sentenceCase|who)\\.',
      'src/state/(chat|decision|desk|dialog|lesson|naming|options|pool|prepared|settings|store|table)\\.',
      'src/ui/(App|Dialogs)\\.',
      'src/ui/shell/(?!forms|Page|LanguageChoice|Tabs|TurnStrip|useLoaded|Banned|DeskChips|\\w*Button|\\w*Chart|\\w*Dialog|usePaged)',
    ].join('|'),
  ),
};
const AT_THE_TABLE = {
  name: 'table',
  priority: 1,
  test: /src\/ui\/(cards|dock|table)\/(?!\w*Dialog|Figure|Keypad|RulesSheet|Chat\.|Live|LogList|ResultPanel|Side|Pledge|JoinTogether|Match(?:Panel|Won)|Question)\w+\.tsx$/,
};

// Names follow from contents and nothing carries a time, so that the committed build can be compared byte
// for byte, and a file that was fetched under its name never has to be asked for again.
export default defineConfig({
  base: '/',
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { app: 'index.html', sw: 'worker/sw.ts' },
      output: {
        // A service worker is found again by its name.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash].[ext]',
        codeSplitting: { groups: [EVERYWHERE, AT_THE_TABLE] },
      },
    },
  },
  server: {
    proxy: {
      '/api': SERVER,
      '/ws': { target: SERVER, ws: true },
    },
  },
  test: {
    include: ['test/**/*.test.ts'],
    // Styles are read as text, by the test of the house alone.
    css: { include: /\.css\?raw/ },
  },
});
