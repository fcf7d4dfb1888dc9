import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('/paths.e2e.ts');

/** The longest file first: begun last, it would keep one of two workers waiting for a minute. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/** The built product, driven in a real browser as members would: two files at once, each in a world of its own. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  cacheDir: 'node_modules/.cache/vite-e2e',
  test: {
    name: 'e2e',
    dir: 'tests/e2e',
    include: ['**/*.e2e.ts'],
    globalSetup: ['tests/lib/temporary.ts', 'tests/e2e/lib/global-setup.ts'],
    setupFiles: ['tests/e2e/lib/file-world.ts', 'tests/e2e/lib/setup.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    retry: process.env['CI'] ? 1 : 0,
    // Longer than any one wait (20 s), so that what did not come is named, and not the test alone.
    testTimeout: 360_000,
    expect: { poll: { timeout: 60_000, interval: 100 } },
    hookTimeout: 360_000,
  },
});
