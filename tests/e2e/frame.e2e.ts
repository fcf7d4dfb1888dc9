import type { Browser } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from './lib/browser.ts';
import { measure, misplaced } from './lib/edges.ts';
import { everyScreen } from './lib/every-screen.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const sizes = [
  { width: 1440, height: 900 },
  { width: 800, height: 900 },
  { width: 390, height: 844 },
];

test('titles, tabs, rows and what stands beside them have one left and one right edge on every route', async () => {
  const found: string[] = [];
  /** Left and right edge by viewer and width, and the heights of the tabs. */
  const one = new Map<string, string>();
  const count = await everyScreen(browser, {}, async ({ page, who, path }) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      const seen = await measure(page);
      if (process.env.SHOTS) {
        await page.waitForTimeout(200);
        await page.screenshot({
          path: `/tmp/c37frame/${size.width}-${who}${path.replaceAll(/[^\w]/g, '_')}.png`,
        });
      }
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
        found.push(`${at}: edges of the sidebar ${seen.sidebar}`);
      for (const title of seen.titles)
        if (!title.startsWith('18px 700: ')) found.push(`${at}: title of a section ${title}`);
    }
    await page.setViewportSize(sizes[0]!);
  });
  if (process.env.SHOTS)
    (await import('node:fs')).writeFileSync('/tmp/c37frame/found.txt', found.join('\n'));
  expect(found).toEqual([]);
  expect(count).toBeGreaterThan(50);
});
