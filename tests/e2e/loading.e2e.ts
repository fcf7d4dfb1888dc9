import type { Browser, Page, Route } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { isWhole, newProfile, openBrowser } from './lib/browser.ts';
import { during } from './lib/during.ts';
import { follow } from './lib/follow.ts';
import { newMember } from './lib/member.ts';
import { button, field, openPage } from './lib/newcomer.ts';
import { isQuiet } from './lib/requests.ts';
import { timersRan } from './lib/timers.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** The chunk of the forgotten-password screen, to which the login form links. */
const chunk = /\/assets\/forgot-password-[^/]+\.js$/;
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /password/i });
const newVersion = (page: Page) => page.getByText(t('app.screen.outdatedTitle'));

/** True for network requests; the later use of a response is a request of another type. */
const isAsked = (route: Route) => route.request().resourceType() === 'fetch';

/** The login page, whose chunk for the next screen is under the hand of the test from the start. */
const atLogin = async (handle: (route: Route) => Promise<void>): Promise<Page> => {
  const page = await openPage(browser, '/explore');
  await page.route(chunk, handle);
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
  await field(page, 'Password').waitFor();
  return page;
};

describe('a screen whose code is slow', () => {
  test('is waited for in silence for 200 ms, then with “Loading...”', async () => {
    const held: Route[] = [];
    const page = await atLogin(async (route) => void held.push(route));
    const letCome = async () => {
      // The chart's test covers the longest silence, with a simulated clock.
      await page.getByText('Loading...').first().waitFor();
      await page.unroute(chunk);
      await Promise.all(held.map((route) => route.continue().catch(() => {})));
    };
    const { came, arrived } = await during(follow(page), letCome);
    expect(came).not.toBeNull();
    // A timer may be a millisecond early by the clock of the page.
    expect(came).toBeGreaterThan(195);
    expect(arrived).toBeGreaterThan(came ?? 0);
    await heading(page).waitFor();
    expect(await page.getByText('Loading...').count()).toBe(0);
  });

  test('says nothing when it is there already', async () => {
    let came: number | null = null;
    // Another process may delay even cached code by 200 ms: one in three is enough.
    for (let tries = 0; tries < 3; tries += 1) {
      const page = await atLogin((route) => route.continue());
      // Evaluated beforehand, as for a pointer that comes near.
      await page.getByRole('link', { name: /forgot/i }).hover();
      await isQuiet(page);
      ({ came } = await follow(page));
      await heading(page).waitFor();
      if (came === null) break;
    }
    expect(came).toBeNull();
  });
});

test('a screen whose link is seen is fetched, and evaluated when a pointer comes near', async () => {
  const asked: string[] = [];
  const page = await (await newProfile(browser)).newPage();
  await page.route(chunk, (route) => {
    asked.push(route.request().resourceType());
    return route.continue();
  });
  // Without a click, after which the pointer may stand on anything.
  await page.goto('/login');
  await expect.poll(() => asked).toEqual(['fetch']);
  await isQuiet(page);
  expect(asked).toEqual(['fetch']);
  await page.getByRole('link', { name: /forgot/i }).hover();
  await expect.poll(() => asked).toEqual(['fetch', 'script']);
});

/** Once more by itself; what fetches ahead the screens of links that are seen may ask in between. */
const isAskedAgain = (asked: number) => {
  expect(asked).toBeGreaterThanOrEqual(2);
  expect(asked).toBeLessThanOrEqual(3);
};

describe('a screen whose code does not come', () => {
  test('is asked for once more by itself, and then works', async () => {
    let asked = 0;
    let isGone = true;
    const page = await atLogin(async (route) => {
      if (isGone) return route.abort();
      if (isAsked(route)) asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await isQuiet(page);
    isGone = false;
    await follow(page);
    await heading(page).waitFor();
    isAskedAgain(asked);
    expect(await newVersion(page).count()).toBe(0);
  });

  test('nor its styles: they are asked for again, and it is not shown without them', async () => {
    let asked = 0;
    let isGone = true;
    const page = await openPage(browser, '/pages/terms');
    await page.route(/\/assets\/other-profile-[^/]+\.css$/, async (route) => {
      if (isGone) return route.abort();
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await isQuiet(page);
    isGone = false;
    await page.evaluate(() => {
      history.pushState(null, '', '/ada');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByRole('heading', { level: 1, name: 'Ada Marlow' }).waitFor();
    isAskedAgain(asked);
    const sheets = () =>
      page.evaluate(
        () =>
          [...document.styleSheets].filter(({ href }) => href?.includes('/other-profile-')).length,
      );
    expect(await sheets()).toBe(1);
    expect(await newVersion(page).count()).toBe(0);
  });

  test('of a release that is still served is asked for again by itself; no new version is announced', async () => {
    let isGone = true;
    const page = await atLogin((route) => (isGone ? route.abort() : route.continue()));
    await isWhole(page);
    await follow(page);
    await page.getByText(t('app.screen.strandedTitle')).waitFor();
    expect(await newVersion(page).count()).toBe(0);
    isGone = false;
    await heading(page).waitFor();
  });

  test.each([
    ['the device is offline', t('app.screen.offlineTitle'), true],
    ['the server does not answer', t('app.screen.unreachableTitle'), false],
  ])('while %s says so, and opens by itself afterwards', async (_, words, isOffline) => {
    const page = await atLogin((route) => route.abort());
    await isWhole(page);
    if (isOffline) await page.context().setOffline(true);
    else await page.route('**/*', (route) => route.abort());
    await follow(page);
    await page.locator('main').getByText(words).waitFor();
    expect(await newVersion(page).count()).toBe(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(false);
    await heading(page).waitFor();
  });

  test('is asked for twice, then a new version is announced; nothing reloads by itself or with words unsent', async () => {
    let asked = 0;
    let isGone = true;
    const page = await atLogin(async (route) => {
      if (isAsked(route)) asked += 1;
      return isGone ? route.abort() : route.continue();
    });
    await isWhole(page);
    // The server now serves another release.
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const served = (await answer.text()).replace(/"commit":"[^"]*"/, '"commit":"another"');
      await route.fulfill({ response: answer, body: served });
    });
    await field(page, 'Email').fill('half@typed');
    // The link was seen, so its screen was wished for in good time; that is another matter.
    await expect.poll(() => asked).toBeGreaterThan(0);
    await isQuiet(page);
    asked = 0;
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await follow(page);
    await newVersion(page).waitFor();
    await timersRan(page, 1_000);
    isAskedAgain(asked);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    await button(page, 'Reload').click();
    await page
      .getByText(/not sent yet|unsent/i)
      .first()
      .waitFor();
    await button(page, 'Go back').click();
    expect(await field(page, 'Email').inputValue()).toBe('half@typed');

    await field(page, 'Email').fill('');
    await follow(page);
    await newVersion(page).waitFor();
    isGone = false;
    await button(page, 'Reload').click();
    await heading(page).waitFor();
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(false);
  });
});

test('a menu whose code is refused twice opens all the same, for the press that asked for it', async () => {
  const { page } = await newMember(browser, '/explore');
  await isWhole(page);
  let refused = 0;
  await page.route(/\/assets\/opened-menu-[^/]+\.js$/, (route) => {
    refused += 1;
    return refused <= 2 ? route.abort() : route.continue();
  });
  const button = page.getByRole('main').locator('button[aria-haspopup="menu"]').first();
  await button.press('Enter');
  await page.getByRole('menu').waitFor();
  expect(refused).toBeGreaterThanOrEqual(3);
});
