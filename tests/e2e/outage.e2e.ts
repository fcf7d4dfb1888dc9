import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { isWhole, newProfile, openBrowser } from './lib/browser.ts';
import { signedIn } from './lib/member.ts';
import { isQuiet } from './lib/requests.ts';
import { timersRan } from './lib/timers.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** A server that is gone: nothing below these paths is answered, and open sockets close. */
const breakDown = async (page: Page, paths = /./) => {
  const sockets: { close: () => Promise<void> }[] = [];
  let isGone = false;
  await page.route('**/*', (route) =>
    isGone && paths.test(new URL(route.request().url()).pathname)
      ? route.abort()
      : route.fallback(),
  );
  await page.routeWebSocket(/.*/, (socket) => {
    if (isGone) {
      void socket.close();
      return;
    }
    const server = socket.connectToServer();
    sockets.push({ close: () => socket.close({ code: 1006 }).catch(() => socket.close()) });
    server.onClose(() => void socket.close());
  });
  return {
    fall: async () => {
      isGone = true;
      await Promise.all(sockets.splice(0).map((socket) => socket.close()));
    },
    rise: () => {
      isGone = false;
    },
  };
};

const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

describe('after the server was gone', () => {
  test('Explore asks again by itself', async () => {
    const page = await (await newProfile(browser)).newPage();
    const server = await breakDown(page, /^\/(api|up)\b/);
    await page.goto('/login');
    await isWhole(page);
    await server.fall();
    await go(page, '/explore');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.getByText(t('app.screen.unreachableTitle')).waitFor();
    server.rise();
    await page.locator('article').first().waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });

  test('the bar leaves at a server whose health route is a page, as Laravel’s is', async () => {
    const page = await (await newProfile(browser)).newPage();
    const server = await breakDown(page, /^\/(api|up)\b/);
    await page.goto('/login');
    await isWhole(page);
    await server.fall();
    await go(page, '/explore');
    await page.getByText(t('app.connectivity.unreachable')).waitFor();
    let asked = 0;
    await page.route('**/up', (route) => {
      asked += 1;
      return route.fulfill({ contentType: 'text/html', body: '<h1>Application up</h1>' });
    });
    server.rise();
    await page.locator('article').first().waitFor();
    await page.getByText(t('app.connectivity.unreachable')).waitFor({ state: 'detached' });
    const before = asked;
    await timersRan(page, 5_000);
    await isQuiet(page);
    expect(asked).toBe(before);
  });

  test('a page that was loaded during maintenance goes on by itself', async () => {
    const page = await (await newProfile(browser)).newPage();
    let isDown = true;
    // Laravel's health route answers during maintenance too; nothing else does.
    await page.route('**/up', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Application up</h1>' }),
    );
    await page.route('**/api/v1/**', (route) =>
      isDown
        ? route.fulfill({ status: 503, json: { message: 'Service Unavailable' } })
        : route.fallback(),
    );
    await page.goto('/explore');
    await page.getByText(t('app.app.unreachableTitle')).waitFor();
    // Each try in vain makes the next pause longer.
    await timersRan(page, 30_000);
    isDown = false;
    await page.locator('article').first().waitFor();
  });

  test('the live channel stands again, and a profile that failed is shown', async () => {
    const page = await signedIn(browser, 'bo', '/about:blank');
    const server = await breakDown(page);
    const acknowledged: string[] = [];
    await page.goto('/messages');
    await isWhole(page);
    await server.fall();
    await page.getByText(t('app.screen.unreachableTitle')).waitFor();
    await go(page, '/ada');
    await timersRan(page, 12_000);
    page.on('request', (request) => {
      if (request.url().endsWith('/broadcasting/auth')) acknowledged.push(request.url());
    });
    server.rise();
    await page.getByRole('heading', { level: 1, name: 'Ada Marlow' }).waitFor();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(0);
  });
});
