import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { noncePlaceholder } from './src/backend/web/hosting-page.ts';

/** The client. The server answers with `index.html`, a new nonce and the runtime config each time. */
export default defineConfig({
  root: 'src',
  publicDir: 'public',
  cacheDir: '../node_modules/.cache/vite',
  plugins: [react()],
  html: { cspNonce: noncePlaceholder },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
