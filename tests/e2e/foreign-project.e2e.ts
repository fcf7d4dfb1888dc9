import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '#tests/lib/browser.ts';
import { freePort } from '#tests/lib/free-port.ts';
import { openForeign, programOf, type Foreign } from '#tests/paths/package/foreign.ts';

let foreign: Foreign;
beforeAll(async () => {
  const { executablePath, args, env } = await findBrowser();
  foreign = openForeign(
    ['signup.machine.ts', 'signup.model.ts', 'main.ts', 'index.html', 'playwright.config.ts'],
    {
      ...env,
      PAGE_PORT: String(await freePort()),
      BROWSER_PATH: executablePath,
      BROWSER_ARGS: JSON.stringify(args),
    },
  );
});
afterAll(() => foreign.remove());

const playwright = () => foreign.node(programOf('playwright/cli.js'), 'test', '--reporter=line');

test('somebody else’s page is walked by @playwright/test, and red once the page shows something else', async () => {
  await foreign.paths('generate', 'signup.model.ts', '--format', 'playwright', '--out', 'tests');
  const written = readFileSync(path.join(foreign.folder, 'tests/signup.paths.spec.ts'), 'utf8');
  expect(written.match(/from '[^']*'/g)).toEqual([
    "from '@playwright/test'",
    "from 'statechart-paths/playwright'",
    "from '../signup.model.ts'",
  ]);
  expect(written).toContain("await test.step('register fails'");
  expect(await playwright()).toContain('1 passed');
  const page = path.join(foreign.folder, 'main.ts');
  writeFileSync(page, readFileSync(page, 'utf8').replace("'Wait a moment'", "'Wait'"));
  await expect(playwright()).rejects.toThrow(/"Wait a moment" is seen/);
});
