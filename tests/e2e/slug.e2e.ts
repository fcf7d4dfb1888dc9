import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { newProfile, openBrowser, reload, signIn } from './lib/browser.ts';
import { boxWith, messagesLink, openChat } from './lib/chat.ts';
import { startServer, type RunningServer } from './lib/server.ts';
import { serverEnv } from './lib/world.ts';

/** Cookies and keys whose name no product changes. */
const given = [/^locale$/, /^XSRF-TOKEN$/, /^remember_web_[0-9a-f]{40}$/, /^pusherTransport/];

let browser: Browser;
let other: RunningServer;
beforeAll(async () => {
  browser = await openBrowser();
  other = await startServer({ entry: inject('entry'), env: { ...serverEnv, SLUG: 'other' } });
});
afterAll(() => other.stop());

/** Names in storage, of cookies and of locks, each once. */
const namesIn = async (context: BrowserContext, page: Page): Promise<string[]> => {
  const stored = await page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...held.map(({ name }) => name ?? ''),
    ];
  });
  const cookies = await context.cookies();
  return [...new Set([...stored, ...cookies.map(({ name }) => name)])].toSorted();
};

/** Answers the consent, chooses a theme, and signs in, so that the browser remembers all of it. */
const enter = async (page: Page, name: string) => {
  await page.getByText('Remember my answer', { exact: false }).click();
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await page.locator('select[name=theme]:visible').first().selectOption('dark');
  await page.getByText('Remember me', { exact: true }).click();
  await signIn(page, name);
  await messagesLink(page).waitFor();
};

/** Id of the account signed in on a page. */
const idOn = async (page: Page) => {
  const answer = await page.evaluate(async () => {
    const headers = { Accept: 'application/json' };
    return (await fetch('/api/v1/me', { headers })).json() as Promise<{ data: { id: number } }>;
  });
  return answer.data.id;
};

test('a product of another name keeps nothing under the name of this one', async () => {
  const context = await newProfile(browser, { baseURL: other.origin, consented: false });
  const page = await context.newPage();
  await page.goto('/login');
  await enter(page, 'ada');
  await openChat(page, 'Bo Lindqvist');
  await boxWith(page, 'Bo Lindqvist').fill('Half a sentence');
  await expect.poll(() => namesIn(context, page)).toContain('other.drafts');
  await reload(page);
  await boxWith(page, 'Bo Lindqvist').waitFor();

  const kept = ['age-consent', 'drafts', 'owner', 'scroll', 'theme'].map((name) => `other.${name}`);
  // Some of it is written when the page is at rest.
  await expect
    .poll(() => namesIn(context, page))
    .toEqual(
      expect.arrayContaining([...kept, 'other_session', expect.stringMatching(/^other\.tab\./)]),
    );
  const names = await namesIn(context, page);
  const foreign = names.filter((name) => !/^other[._]/.test(name));
  expect(foreign.filter((name) => !given.some((each) => each.test(name)))).toEqual([]);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});

test('two products of one host have each a session of its own', async () => {
  const context = await newProfile(browser, { consented: false });
  const [here, there] = [await context.newPage(), await context.newPage()];
  await here.goto('/login');
  await enter(here, 'bo');
  await there.goto(`${other.origin}/login`);
  await enter(there, 'ada');
  await Promise.all([here.reload(), there.reload()]);
  await Promise.all([messagesLink(here).waitFor(), messagesLink(there).waitFor()]);
  expect(await idOn(here)).not.toBe(await idOn(there));
});
