import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Storybook's own: the app's configuration has another root and carries the backend. */
export default defineConfig({
  plugins: [react()],
  cacheDir: 'node_modules/.cache/vite-storybook',
});
