import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkBringer } from './src/backend/build/chunk-bringer.ts';
import { chunkGroups } from './src/backend/build/chunk-groups.ts';
import { firstRoutes } from './src/backend/build/first-routes.ts';
import { leanReact } from './src/backend/build/lean-react.ts';
import { lightCharts } from './src/backend/build/light-charts.ts';
import { plainCharts } from './src/backend/build/plain-charts.ts';
import { ownRuntime } from './src/backend/build/own-runtime.ts';
import { plainReact } from './src/backend/build/plain-react.ts';
import { shortNames } from './src/backend/build/short-names.ts';
import { noncePlaceholder } from './src/backend/web/hosting-page.ts';

/** The client. The server answers with `index.html`, a new nonce and the runtime config each time. */
export default defineConfig(({ command }) => ({
  root: 'src',
  publicDir: 'public',
  cacheDir: '../node_modules/.cache/vite',
  resolve: {
    alias: [
      // React has had the hook itself since 18: what stands in for it in older ones stays out.
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: 'use-sync-external-store',
      },
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: new URL('src/ui/light-icon.tsx', import.meta.url).pathname,
      },
    ],
  },
  plugins: [
    react(),
    leanReact(),
    lightCharts(),
    plainReact(),
    chunkBringer(),
    ownRuntime(),
    firstRoutes(),
    plainCharts(),
  ],
  css: command === 'build' ? { modules: { generateScopedName: shortNames() } } : {},
  html: { cspNonce: noncePlaceholder },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [chunkGroups()] } } },
    // A phone pays 150 ms a round: one stylesheet and one chunk of controls beat twenty small files.
  },
}));
