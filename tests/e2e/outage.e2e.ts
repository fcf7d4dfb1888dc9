import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { isWhole, newProfile, openBrowser } from './lib/browser.ts';
import { signedIn } from './lib/member.ts';

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

/** The bound of issue 16: seen again within this long after the server's return. */
const soon = { timeout: 3_000 };

describe('after the server was gone', () => {
  test('Explore asks again by itself', async () => {
    const page = await (await newProfile(browser)).newPage();
    const server = await breakDown(page, /^\/(api|up)\b/);
    await page.goto('/login');
    await isWhole(page);
    await server.fall();
    await go(page, '/explore');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.getByText('The server does not answer').waitFor();
    server.rise();
    await page.locator('article').first().waitFor(soon);
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });

  test('the live channel stands again, and a profile that failed is shown', async () => {
    const page = await signedIn(browser, 'bo', '/about:blank');
    const server = await breakDown(page);
    const acknowledged: string[] = [];
    await page.goto('/messages');
    await isWhole(page);
    await server.fall();
    await page.getByText('The server does not answer').waitFor();
    await go(page, '/ada');
    await page.waitForTimeout(12_000);
    page.on('request', (request) => {
      if (request.url().endsWith('/broadcasting/auth')) acknowledged.push(request.url());
    });
    server.rise();
    await page.getByRole('heading', { level: 1, name: 'Ada Marlow' }).waitFor(soon);
    await expect.poll(() => acknowledged.length, soon).toBeGreaterThan(0);
  });
});
