import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { changedFlowsModule } from './statechart/make/changed-flows.ts';

/** Storybook's own: the app's configuration has another root and carries the backend. */
export default defineConfig({
  plugins: [react(), changedFlowsModule()],
  cacheDir: 'node_modules/.cache/vite-storybook',
  build: { chunkSizeWarningLimit: 4000 },
});
