import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from './lib/browser.ts';
import { signedIn } from './lib/member.ts';
import { openPage } from './lib/newcomer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const narrow = { width: 320, height: 640 };

/**
 * What is cut off: the page wider than the window, and each box that hides a part of its own words and
 * neither scrolls nor is meant to shorten them (an ellipsis, a clamp, a text for screen readers).
 */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    /** A row of tabs that is longer than the window is scrolled by a finger. */
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`page ${document.documentElement.scrollWidth}`);
    for (const element of document.querySelectorAll('body *')) {
      const style = getComputedStyle(element);
      const { width, height, left, right } = element.getBoundingClientRect();
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isShown || width <= 1 || height <= 1) continue;
      const isShort = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      const hides = /hidden|clip/.test(style.overflowX);
      if (hides && !isShort && element.scrollWidth > element.clientWidth + 1)
        found.push(`hidden ${element.tagName} ${(element.textContent ?? '').slice(0, 40)}`);
      if (
        isText &&
        !scrolls(element) &&
        style.clipPath === 'none' &&
        (left < -1 || right > innerWidth + 1)
      )
        found.push(`outside ${element.tagName} ${(element.textContent ?? '').slice(0, 40)}`);
    }
    return found;
  });

const inLanguage = async (page: Page, locale: string, path: string) => {
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'locale', value: locale, url: origin }]);
  await page.setViewportSize(narrow);
  await page.goto(path);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
};

const ofMembers = [
  '/',
  '/explore',
  '/explore?q=nothing-like-this',
  '/ada',
  '/mira',
  '/bo',
  '/nobody-has-this-name',
  '/subscriptions/ada',
  '/subscriptions/mira',
  '/messages',
  '/messages/2',
  '/interests/followed',
  '/interests/subscriptions',
  '/audience/followers',
  '/audience/subscribers',
  '/audience/blacklist',
  '/pages/terms',
  '/cookie-declaration',
];
const ofGuests = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/explore',
  '/ada',
  '/pages/terms',
];

test.each(['ru', 'zh'])('nothing is cut off at 320 px in %s', async (locale) => {
  const found: Record<string, readonly string[]> = {};
  const look = async (page: Page, who: string, paths: readonly string[]) => {
    for (const path of paths) {
      await inLanguage(page, locale, path);
      const cut = await cutOff(page);
      if (cut.length > 0) found[`${who} ${path}`] = cut;
    }
  };
  await look(await signedIn(browser, 'bo', '/'), 'bo', ofMembers);
  await look(await signedIn(browser, 'ada', '/'), 'ada', ['/', '/ada', '/audience/subscribers']);
  await look(await signedIn(browser, 'dee', '/'), 'dee', ['/verify-email', '/explore']);
  await look(await signedIn(browser, 'eli', '/'), 'eli', ['/']);
  await look(await openPage(browser, '/'), 'guest', ofGuests);
  expect(found).toEqual({});
});

test('the menu of one’s own has room at 320 px in Russian', async () => {
  const page = await signedIn(browser, 'ada', '/');
  await inLanguage(page, 'ru', '/');
  await page.getByRole('button', { name: 'Я', exact: true }).click();
  await page.getByRole('button', { name: 'Выйти' }).waitFor();
  expect(await cutOff(page)).toEqual([]);
});
