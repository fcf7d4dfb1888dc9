import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { newProfile, openBrowser, reload, signIn } from './lib/browser.ts';
import { origin } from './lib/world.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const pageOf = async (options = {}): Promise<Page> =>
  (await newProfile(browser, options)).newPage();

const isLoginShown = (page: Page) =>
  page.getByRole('button', { name: 'Sign in', exact: true }).first().waitFor();

/** Serves the hosting page with another configuration than the server wrote. */
const withConfig = async (page: Page, change: (config: string) => string) => {
  await page.route('**/', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const html = await answer.text();
    const changed = html.replace(
      /(<script[^>]*id="runtime-config"[^>]*>)([\s\S]*?)(<\/script>)/,
      (_, open: string, config: string, close: string) => open + change(config) + close,
    );
    return route.fulfill({ response: answer, body: changed });
  });
};

describe('a bad start says what is wrong', () => {
  test.each([
    ['not JSON at all', () => '{"brand":'],
    ['empty', () => ''],
    ['a missing broadcaster', (config: string) => config.replace('"broadcaster"', '"broadcast"')],
    ['a wrong brand', (config: string) => config.replace(/"brand":"[^"]*"/, '"brand":7')],
  ])('runtime config: %s', async (_, change) => {
    const page = await pageOf();
    await withConfig(page, change);
    await page.goto('/');
    await page.getByText(t('app.app.misconfiguredTitle')).waitFor();
  });

  test('a wrong field is named', async () => {
    const page = await pageOf();
    await withConfig(page, (config) => config.replace(/"brand":"[^"]*"/, '"brand":7'));
    await page.goto('/');
    await page.getByText(/“brand”/).waitFor();
  });

  test.each([['abort'], ['503']])('backend down at boot (%s) is not a guest', async (how) => {
    const page = await pageOf();
    await page.route('**/api/v1/me', (route) =>
      how === 'abort' ? route.abort() : route.fulfill({ status: 503, body: '' }),
    );
    await page.goto('/');
    await page.getByText(t('app.app.unreachableTitle')).waitFor();
    expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0);
    await page.unroute('**/api/v1/me');
    await page.getByRole('button', { name: 'Try again' }).click();
    await isLoginShown(page);
  });
});

describe('what the browser remembers wrongly does no harm', () => {
  test('corrupt storage and an unknown language', async () => {
    const context = await newProfile(browser);
    await context.addInitScript(() => {
      for (const key of ['drafts', 'theme', 'post-login-redirect', 'owner']) {
        localStorage.setItem(`fanfare.${key}`, '{"broken":');
      }
    });
    await context.addCookies([{ name: 'locale', value: 'tlh', url: origin() }]);
    const page = await context.newPage();
    await page.goto('/');
    await isLoginShown(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  test('a session and a token that nobody gave out make a guest who can sign in', async () => {
    const context = await newProfile(browser);
    const url = origin();
    await context.addCookies([
      { name: 'fanfare_session', value: 'eyJpdiI6Inh4In0', url },
      { name: 'remember_web_x', value: '1|x|y', url },
      { name: 'XSRF-TOKEN', value: '%7Bbroken', url },
    ]);
    const page = await context.newPage();
    await page.goto('/login');
    await signIn(page, 'fay');
    await page.getByText('You are signed in!').first().waitFor();
  });

  test('a consent that cannot be read is asked for again', async () => {
    const context = await newProfile(browser, { consented: false });
    await context.addInitScript(() => localStorage.setItem('fanfare.age-consent', '{"version":'));
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'I am 18 or older' }).waitFor();
    expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0);
  });

  test.each([
    ['//evil.example'],
    ['/\\evil.example'],
    ['javascript:alert(1)'],
    ['https:evil'],
    ['/login'],
    ['/\u0000feed'],
  ])('the stored redirect %j leads nowhere else', async (path) => {
    const context = await newProfile(browser);
    await context.addInitScript((stored) => {
      localStorage.setItem(
        'fanfare.post-login-redirect',
        JSON.stringify({ path: stored, owner: null }),
      );
    }, path);
    const page = await context.newPage();
    await page.goto('/login');
    await signIn(page, 'bo');
    await page.getByRole('article').first().waitFor();
    expect(page.url()).toBe(`${origin()}/`);
    await context.close();
  });

  test('an unknown route name in the redirect cookie is dropped and said', async () => {
    const context = await newProfile(browser);
    await context.addCookies([{ name: 'fanfare_redirect', value: 'no-such-route', url: origin() }]);
    const page = await context.newPage();
    await page.goto('/');
    await page.getByText(/no-such-route/).waitFor();
    await isLoginShown(page);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('fanfare_redirect');
  });

  test('a route name in the redirect cookie is followed once', async () => {
    const context = await newProfile(browser);
    await context.addCookies([{ name: 'fanfare_redirect', value: 'explore', url: origin() }]);
    const page = await context.newPage();
    await page.goto('/');
    await page.waitForURL('**/explore');
    await page.goto('/');
    await isLoginShown(page);
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

describe('consent', () => {
  test('remembered for this device, or for this tab alone', async () => {
    const context = await newProfile(browser, { consented: false });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    await isLoginShown(page);
    await reload(page);
    await isLoginShown(page);
    const other = await context.newPage();
    await other.goto('/');
    await other.getByText('Remember my answer', { exact: false }).click();
    await other.getByRole('button', { name: 'I am 18 or older' }).click();
    await isLoginShown(other);
    const third = await context.newPage();
    await third.goto('/');
    await isLoginShown(third);
    expect(await third.getByRole('dialog').count()).toBe(0);
  });
});
