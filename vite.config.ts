import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstChunks } from './src/backend/build/first-chunks.ts';
import { firstRoutes } from './src/backend/build/first-routes.ts';
import { plainCharts } from './src/backend/build/plain-charts.ts';
import { noncePlaceholder } from './src/backend/web/hosting-page.ts';

/** The client. The server answers with `index.html`, a new nonce and the runtime config each time. */
export default defineConfig({
  root: 'src',
  publicDir: 'public',
  cacheDir: '../node_modules/.cache/vite',
  plugins: [react(), firstRoutes(), plainCharts()],
  html: { cspNonce: noncePlaceholder },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [firstChunks()] } } },
    // A phone pays 150 ms a round: one stylesheet and one chunk of controls beat twenty small files.
  },
});
