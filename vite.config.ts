import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { weatherScript } from './src/build/weather-script.ts';
import { bootScript } from './src/build/boot-script.ts';
import { chartProse } from './src/build/chart-prose.ts';
import { chunkFetcher, resolveDependencies } from './src/build/chunk-fetcher.ts';
import { chunkGroups } from './src/build/chunk-groups.ts';
import { cssTarget } from './src/build/css-target.ts';
import { cssClassNames } from './src/build/css-class-names.ts';
import { noncePlaceholder } from './src/backend/web/hosting-page.ts';

/** The client. The server answers with `index.html`, a new nonce and the runtime config each time. */
export default defineConfig(({ command }) => ({
  root: 'src',
  publicDir: 'public',
  cacheDir: '../node_modules/.cache/vite',
  plugins: [react(), chartProse(), chunkFetcher(), bootScript(), weatherScript()],
  css:
    command === 'build'
      ? { modules: { generateScopedName: cssClassNames(new URL('src', import.meta.url).pathname) } }
      : {},
  html: { cspNonce: noncePlaceholder },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    cssTarget,
    modulePreload: { polyfill: false, resolveDependencies },
    reportCompressedSize: false,
    // The list of emoji, which is fetched when its panel opens, is the one that is larger than the default.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      // The ban of a row is imported by profiles at once and by lists when idle: to each its own time.
      checks: { ineffectiveDynamicImport: false },
      output: {
        // Every name stands in the first chunk: the stem says enough.
        chunkFileNames: ({ name }) => `assets/${name.split('.')[0]}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: [chunkGroups()] },
      },
    },
  },
}));
