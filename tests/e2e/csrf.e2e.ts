import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { isWhole, openBrowser, reload, signIn } from './lib/browser.ts';
import { boxWith, chatRow, logWith } from './lib/chat.ts';
import { signedIn } from './lib/member.ts';
import { openPage } from './lib/newcomer.ts';

let browser: Browser;
/** The product's own client as one script that a page can run: `client.createHttp`. */
let client: string;
beforeAll(async () => {
  browser = await openBrowser();
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/api/lib/http.ts', formats: ['iife'], name: 'client' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (bundle === undefined || !('output' in bundle)) throw new Error('The client was not built.');
  client = bundle.output[0].code;
});

const bo = 'Bo Lindqvist';
const csrfPath = '/sanctum/csrf-cookie';

interface Seen {
  readonly call: string;
  readonly status: number;
}

/** Every call that changes something, and every new token, in the order of their answers. */
const watch = (page: Page): Seen[] => {
  const seen: Seen[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const method = response.request().method();
    if (method !== 'GET' || pathname === csrfPath)
      seen.push({ call: `${method} ${pathname}`, status: response.status() });
  });
  return seen;
};
const count = (seen: readonly Seen[], wanted: (one: Seen) => boolean) => seen.filter(wanted).length;

const enter = async (name: string): Promise<Page> => {
  const page = await signedIn(browser, name, '/');
  await page.getByRole('article').first().waitFor();
  return page;
};

interface Client {
  createHttp(): {
    get(path: string): Promise<{ data: { id: number }[] }>;
    post(path: string): Promise<unknown>;
  };
}

describe('a token that is no longer good (419)', () => {
  test('ten calls at once share one new token, and each is sent once more', async () => {
    const page = await enter('bo');
    await isWhole(page);
    const seen = watch(page);
    await page.evaluate(client.replace(/^\s*var client\s*=/m, 'globalThis.client ='));
    const liked = await page.evaluate(async () => {
      const http = (globalThis as unknown as { client: Client }).client.createHttp();
      const { data } = await http.get('/api/v1/feed');
      document.cookie = 'XSRF-TOKEN=stale; path=/';
      await Promise.all(data.map(({ id }) => http.post(`/api/v1/posts/${id}/like`)));
      return data.map(({ id }) => `POST /api/v1/posts/${id}/like`);
    });
    expect(liked).toHaveLength(10);
    expect(count(seen, ({ call }) => call === `GET ${csrfPath}`)).toBe(1);
    for (const call of liked)
      expect(seen.filter((one) => one.call === call).map(({ status }) => status)).toEqual([
        419, 200,
      ]);
  });

  test('the app itself goes on as if nothing had been: what it asked at once works in the end', async () => {
    const page = await enter('ada');
    const seen = watch(page);
    let isStale = true;
    await page.route(
      () => true,
      async (route) => {
        const request = route.request();
        if (new URL(request.url()).pathname === csrfPath) {
          // Whatever leaves until the answer is here leaves with the old token.
          const areRefused = () => count(seen, ({ status }) => status === 419) >= 2;
          await vi.waitUntil(areRefused, { timeout: 20_000, interval: 50 }).catch(() => {});
          isStale = false;
          return route.continue();
        }
        if (!isStale || request.method() === 'GET') return route.continue();
        return route.continue({ headers: { ...request.headers(), 'x-xsrf-token': 'stale' } });
      },
    );
    await page.goto('/messages');
    await chatRow(page, bo).click();
    await logWith(page, bo).waitFor();
    const words = `told once ${crypto.randomUUID()}`;
    await boxWith(page, bo).fill(words);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => count(seen, ({ call, status }) => call.endsWith('/send') && status === 200))
      .toBe(1);
    const refused = seen.filter(({ status }) => status === 419);
    expect(refused.length).toBeGreaterThanOrEqual(2);
    expect(count(seen, ({ call }) => call === `GET ${csrfPath}`)).toBe(1);
    for (const { call } of refused)
      expect(
        count(seen, (one) => one.call === call && one.status < 300),
        call,
      ).toBeGreaterThanOrEqual(count(seen, (one) => one.call === call && one.status === 419));
    await reload(page);
    await logWith(page, bo).getByText(words).first().waitFor();
    expect(await logWith(page, bo).getByText(words).count()).toBe(1);
  });

  test('a login form left open until its session is gone signs in at the first press', async () => {
    const page = await openPage(browser, '/login');
    await page.getByLabel('Email', { exact: true }).fill('fay@fanfare.test');
    // Requests of lazy code after the form would start a new session too: wait for them first.
    await page.getByRole('button', { name: 'Sign in with X' }).waitFor();
    await isWhole(page);
    await page.context().clearCookies();
    const seen = watch(page);
    await signIn(page, 'fay');
    await page.getByText('You are signed in!').first().waitFor();
    expect(seen.filter(({ call }) => /login|csrf/.test(call))).toEqual([
      { call: 'POST /login', status: 419 },
      { call: `GET ${csrfPath}`, status: 204 },
      { call: 'POST /login', status: 200 },
    ]);
  });
});
