import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import type { RuntimeConfig } from '#src/contract/app/config.ts';

interface Bundle {
  outDir: string;
  release: RuntimeConfig['release'];
  /** Compiles the test switches in; never for production. */
  hasTestSwitches: boolean;
}

/** Bundles our own server code; libraries stay in node_modules. */
export async function bundleServer({ outDir, release, hasTestSwitches }: Bundle): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Also under a test runner, whose `NODE_ENV` would call what React has for development alone.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { __TEST_SWITCHES__: String(hasTestSwitches) },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        // Schemas are plain values: those of the switches, unused, leave the bundle with them.
        treeshake: { manualPureFunctions: ['z'] },
        input: {
          main: 'src/backend/main.ts',
          backup: 'src/backend/backup.ts',
          media: 'src/backend/move-media.ts',
          'engine.worker': 'src/backend/db/engine.worker.ts',
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  await cp('src/backend/db/migrations', path.join(outDir, 'migrations'), { recursive: true });
  await writeFile(path.join(outDir, 'release.json'), JSON.stringify(release));
}
