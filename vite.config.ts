import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstRoutes } from './src/backend/build/first-routes.ts';
import { noncePlaceholder } from './src/backend/web/hosting-page.ts';

/** What nearly every screen draws with; what opens later (dialogs, menus, the message list) stays apart. */
const shared = {
  name: 'ui',
  test: /src\/ui\/(?!dialog|menu|tooltip|message|tabs)|lucide|machines\/(lib|posts\/post)|src\/app\/define-screen/,
  entriesAware: false,
};

/** The client. The server answers with `index.html`, a new nonce and the runtime config each time. */
export default defineConfig({
  root: 'src',
  publicDir: 'public',
  cacheDir: '../node_modules/.cache/vite',
  plugins: [react(), firstRoutes()],
  html: { cspNonce: noncePlaceholder },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // A phone pays 150 ms a round: one stylesheet and one chunk of controls beat twenty small files.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: [shared] } } },
  },
});
