import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser } from './lib/browser.ts';
import { everyScreen } from './lib/every-screen.ts';
import { signedIn } from './lib/member.ts';
import { isQuiet } from './lib/requests.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** As after a tab's sleep: each address of a file is over when it is asked for first, and works then. */
async function endEach(page: Page): Promise<Set<string>> {
  const ended = new Set<string>();
  await page.route('**/storage/**', async (route) => {
    const url = route.request().url();
    if (ended.has(url)) return route.continue();
    ended.add(url);
    await route.fulfill({ status: 403, json: { message: 'Invalid signature.' } });
  });
  return ended;
}

/** Pictures of a page that came to nothing. */
const broken = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images].flatMap(({ complete, naturalWidth, currentSrc, loading }) =>
      complete && naturalWidth === 0 && currentSrc !== '' && loading !== 'lazy' ? [currentSrc] : [],
    ),
  );

test('what ended is asked for anew on every screen that draws a picture', async () => {
  const faults: string[] = [];
  const found: Set<string>[] = [];
  await everyScreen(
    browser,
    {
      prepare: async (page) => {
        found.push(await endEach(page));
      },
    },
    async ({ page, who, path }) => {
      await expect.poll(() => broken(page), { message: `${who} ${path}` }).toEqual([]);
      for (const words of [t('ui.picture.failed'), t('ui.picture.stopped')])
        if ((await page.getByText(words).count()) > 0) faults.push(`${who} ${path}: ${words}`);
    },
  );
  expect(faults).toEqual([]);
  expect(found.reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(20);
});

test('what is over for longer says so, and comes by a press', async () => {
  const page = await signedIn(browser, 'bo', '/explore');
  let isOver = true;
  await page.route('**/storage/**', (route) =>
    isOver ? route.fulfill({ status: 410 }) : route.continue(),
  );
  await page.goto('/ada');
  const main = page.getByRole('main');
  const failed = main.getByText(t('ui.picture.failed')).first();
  await failed.waitFor();
  // Each picture is tried again before it says so.
  await isQuiet(page);
  isOver = false;
  const gone = await main.getByText(t('ui.picture.failed')).count();
  await main
    .getByRole('button', { name: t('ui.loading.retry') })
    .first()
    .click();
  await expect.poll(() => main.getByText(t('ui.picture.failed')).count()).toBeLessThan(gone);
});
