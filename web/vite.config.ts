import { defineConfig } from 'vitest/config';

const SERVER = 'http://127.0.0.1:8000';

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
  },
});
