import type { Browser, Page } from 'playwright';
import russian from '#src/locales/ru/first.ts';
import { localeCode } from '#src/contract/app/locale.ts';
import { beforeAll, expect, test } from 'vitest';
import { beyond, withUnreadChats } from './lib/beyond.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { cutOff } from './lib/cut-off.ts';
import { everyScreen } from './lib/every-screen.ts';
import { signedIn } from './lib/member.ts';
import { tallBars } from './lib/tall-bars.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const narrow = { width: 320, height: 640 };
type Look = (page: Page) => Promise<string[]>;

/** Checks at each size, the narrowest first: the page is loaded at that size. */
const looks: readonly (readonly [size: typeof narrow, looks: readonly Look[]])[] = [
  [narrow, [cutOff]],
  // Common width of phones; more room puts more side by side, and clips other texts.
  [{ width: 390, height: 844 }, [cutOff, tallBars, beyond]],
  [{ width: 360, height: 800 }, [tallBars]],
];

test.each(localeCode.options)(
  'on a phone nothing is cut off, no bar takes more than its fifth and no page is higher than what it shows, in %s',
  async (language) => {
    const found: string[] = [];
    const options = { ...narrow, language, prepare: withUnreadChats };
    const count = await everyScreen(browser, options, async ({ page, who, path }) => {
      for (const [size, each] of looks) {
        await page.setViewportSize(size);
        for (const look of each)
          for (const what of await look(page))
            found.push(`${who} ${path} at ${size.width}: ${what}`);
      }
      await page.setViewportSize(narrow);
    });
    expect(found).toEqual([]);
    expect(count).toBeGreaterThan(50);
  },
  600_000,
);

test('the menu of one’s own has room at 320 px in Russian', async () => {
  const { me, logout } = russian.app.layout;
  const page = await signedIn(browser, 'ada', '/');
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'locale', value: 'ru', url: origin }]);
  await page.setViewportSize(narrow);
  await reload(page);
  await page.getByRole('button', { name: me, exact: true }).click();
  await page.getByRole('button', { name: logout }).waitFor();
  expect(await cutOff(page)).toEqual([]);
});
