import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { chunkFetcher, resolveDependencies } from '#src/build/chunk-fetcher.ts';

const fromScript = { hostId: 'assets/app.js', hostType: 'js' } as const;

test('a chunk without dependencies is fetched itself before it is imported', () => {
  expect(resolveDependencies('assets/terms.js', [], fromScript)).toEqual(['assets/terms.js']);
});

test('the dependencies of any other chunk are left as they are', () => {
  const files = ['assets/chat.js', 'assets/app.js'];
  expect(resolveDependencies('assets/chat.js', files, fromScript)).toEqual(files);
});

test('the hosting page preloads no file twice', () => {
  const fromPage = { hostId: 'index.html', hostType: 'html' } as const;
  expect(resolveDependencies('assets/app.js', [], fromPage)).toEqual([]);
});

/** A page with one lazy module, built in memory. */
const bundleOf = async (): Promise<string> => {
  const root = mkdtempSync(path.join(tmpdir(), 'fanfare-fetcher-'));
  writeFileSync(path.join(root, 'main.ts'), "void import('./lazy.ts').then(console.log);");
  writeFileSync(path.join(root, 'lazy.ts'), 'export const answer = 42;');
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [chunkFetcher()],
    build: {
      write: false,
      minify: false,
      modulePreload: { polyfill: false, resolveDependencies },
      rolldownOptions: { input: path.join(root, 'main.ts') },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
};

test('a build imports through our own helper, with the file of the chunk', async () => {
  const code = await bundleOf();
  expect(code).toContain('fetchOnce');
  expect(code).toMatch(/assets\/lazy-[\w-]+\.js/);
  expect(code).not.toContain('vite:preloadError');
});
