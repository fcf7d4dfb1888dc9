import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

/** The backend as `npm run build` bundles it. */
async function bundle(hasSwitches: boolean): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { __TEST_SWITCHES__: String(hasSwitches) },
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: { input: 'src/backend/app.ts' },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

test('a production build holds no route of the test switches', async () => {
  expect(await bundle(true)).toContain('/__test/expire-session');
  expect(await bundle(false)).not.toContain('/__test/');
});
