import type { Browser } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from './lib/browser.ts';
import { measure, misplaced } from './lib/edges.ts';
import { everyScreen } from './lib/every-screen.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const wide = { width: 1440, height: 900 };
const sizes = [wide, { width: 800, height: 900 }, { width: 390, height: 844 }];

test('titles, tabs, rows and what stands beside them have one left and one right edge on every route', async () => {
  const found: string[] = [];
  /** Left and right edge by viewer and width, and the heights of the tabs. */
  const one = new Map<string, string>();
  const count = await everyScreen(browser, {}, async ({ page, who, path }) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      const seen = await measure(page);
      const { left, right } = seen.frame;
      const same = {
        edges: `${left} to ${right}`,
        ...(seen.tab && { 'height of tabs': String(Math.round(seen.tab.top)) }),
        ...(seen.sidebar.length > 0 && { sidebar: String(Math.round(Math.min(...seen.sidebar))) }),
      };
      const at = `${who} ${path} at ${size.width}`;
      for (const what of misplaced(seen)) found.push(`${at}: ${what}`);
      for (const [what, value] of Object.entries(same)) {
        const key = `${what} of ${who} at ${size.width}`;
        const before = one.get(key) ?? value;
        one.set(key, before);
        if (value !== before) found.push(`${at}: ${what} ${value} for ${before}`);
      }
      const spread = Math.max(...seen.sidebar) - Math.min(...seen.sidebar);
      if (size.width >= 1250 && spread > 1)
        found.push(`${at}: edges of the sidebar ${seen.sidebar.join(', ')}`);
      for (const title of seen.titles)
        if (!title.startsWith('18px 700: ')) found.push(`${at}: title of a section ${title}`);
    }
    await page.setViewportSize(wide);
  });
  expect(found).toEqual([]);
  expect(count).toBeGreaterThan(50);
});
