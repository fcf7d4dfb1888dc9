import { expect, test } from 'vitest';
import { beyond, withUnreadChats } from './lib/beyond.ts';
import { openBrowser } from './lib/browser.ts';
import { everyScreen } from './lib/every-screen.ts';

/** On phones: `phone.e2e.ts`. */
test('no document is higher than what it shows, 1440 wide', async () => {
  const found: string[] = [];
  const size = { width: 1440, height: 900, prepare: withUnreadChats };
  const count = await everyScreen(await openBrowser(), size, async ({ page, who, path }) => {
    found.push(...(await beyond(page)).map((what) => `${who} ${path}: ${what}`));
  });
  expect(found).toEqual([]);
  expect(count).toBeGreaterThan(55);
}, 600_000);
