import { defineConfig } from 'vitest/config';

const SERVER = 'http://127.0.0.1:8000';

// Fixed names and no timestamps, so that the committed build can be compared byte for byte.
export default defineConfig({
  base: '/',
  build: {
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        entryFileNames: 'app.js',
        chunkFileNames: '[name].js',
        assetFileNames: 'app.[ext]',
        codeSplitting: false,
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
