import type { Browser, Page } from 'playwright';
import { integer, sample } from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './lib/browser.ts';
import { dropFields, keepFields } from './lib/dropped-fields.ts';
import { signedIn } from './lib/member.ts';
import { isQuiet } from './lib/requests.ts';
import { timersRan } from './lib/timers.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const chatFields = [
  'id',
  'with_user_id',
  'chat_type',
  'last_message_id',
  'last_read_message_id',
  'is_blacklisting',
  'is_chat_subscribed_to',
  'is_chat_subscriber',
  'is_follower',
  'is_subscriber',
];
const messageFields = ['id', 'message_id', 'author_id'];
const relationFields = ['by_user', 'to_user', 'id', 'is_auto_renewable', 'is_expired'];

/** Every screen there is for a member; `/ada/post/…` is opened from a list. */
const paths = [
  '/',
  '/feed',
  '/explore',
  '/explore?q=a',
  '/profile',
  '/profile/new',
  '/ada',
  '/bo',
  '/library/owned',
  '/library/uploaded',
  '/analytics',
  '/analytics/summary',
  '/interests/followed',
  '/interests/subscriptions',
  '/subscriptions/ada',
  '/audience/followers',
  '/audience/subscribers',
  '/audience/blacklist',
  '/billing/received',
  '/billing/sent',
  '/billing/sent/coming',
  '/billing/payout',
  '/billing/cards',
  '/settings/profile',
  '/settings/site',
  '/settings/security',
  '/messages',
  '/referrals/link',
  '/referrals/statistics',
  '/reports',
  '/pages/terms',
  '/cookie-declaration',
];

/** Faults of a screen; empty if it has content and nothing threw. */
const faultsOf = async (page: Page, path: string, errors: string[]): Promise<string[]> => {
  errors.length = 0;
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await isQuiet(page);
  const text = (await page.locator('body').innerText()).trim();
  const faults = errors.map((error) => `${path}: ${error}`);
  if (text.length < 20) faults.push(`${path} is blank`);
  if (/Something went wrong! Please try again/.test(text))
    faults.push(`${path} broke: ${text.slice(0, 200)}`);
  for (const word of ['undefined', 'NaN', 'Invalid Date', '[object'])
    if (text.includes(word))
      faults.push(
        `${path} says ${word}: ${text.slice(Math.max(0, text.indexOf(word) - 80), text.indexOf(word) + 40)}`,
      );
  return faults;
};

const walk = async (page: Page): Promise<string[]> => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const faults: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one screen after the other
  for (const path of paths) faults.push(...(await faultsOf(page, path, errors)));
  return faults;
};

const sentence = 'On the fields of the specification.';

describe('answers that lack fields', () => {
  // The last seeds are other ones in each run; a failure names them.
  const others = sample(integer({ min: 100, max: 1_000_000 }), 2);
  test.each([
    ['bo', 11, 0.1],
    ['ada', 13, 0.3],
    ['bo', others[0] ?? 0, 0.15],
    ['ada', others[1] ?? 0, 0.6],
  ])('%s sees no blank screen (seed %d, share %d)', async (name, seed, share) => {
    const page = await signedIn(browser, name, '/about:blank');
    // Without an id nobody is signed in: the test below is about that answer.
    await dropFields(page, { seed, share, keeps: /^\/api\/v1\/me$/ });
    await page.goto('/feed');
    await page.getByRole('navigation').first().waitFor();
    expect(await walk(page)).toEqual([]);
  });

  test('a member of whom there is an id alone sees every screen, and is called by their number', async () => {
    const page = await signedIn(browser, 'bo', '/about:blank');
    await page.route('**/api/v1/me', async (route) => {
      const answer = await route.fetch();
      const { data }: { data: { id: number } } = await answer.json();
      const json = { data: { id: data.id, email_verified_at: '2026-01-01T00:00:00Z' } };
      return route.fulfill({ response: answer, json });
    });
    await page.goto('/feed');
    await page.getByRole('button', { name: /Your account/u }).click();
    await page
      .getByText(/^Member \d+$/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    expect(await walk(page)).toEqual([]);
  });

  test('a chat is listed, opened and written in on the fields of the specification alone', async () => {
    const page = await signedIn(browser, 'bo', '/about:blank');
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await keepFields(page, [
      [/\/chats\/\w+$/, ['list', 'unread', 'count', 'notifications', ...chatFields]],
      [/\/messages$/, ['messages', 'limits', ...messageFields]],
      [/\/chat\/\d+\/\d$/, ['chat', 'unread', ...chatFields]],
      [/\/chat\/send$/, ['success', 'message', 'error', ...messageFields]],
      [/\/mark_read$/, ['success', 'unread']],
      [/\/people\/[a-z]+$/, ['list', ...relationFields]],
    ]);
    await page.goto('/messages');
    await page
      .getByRole('link', { name: /Member \d+/ })
      .first()
      .click();
    const box = page.getByRole('textbox', { name: 'Message', exact: true });
    await box.fill(sentence);
    await box.press('Enter');
    const bubble = page.getByRole('article').getByText(sentence, { exact: true });
    await bubble.waitFor();
    await expect.poll(() => page.locator('[data-unsent]').count()).toBe(0);
    await timersRan(page, 2_000);
    await isQuiet(page);
    expect(await bubble.count()).toBe(1);
    for (const path of ['/interests/followed', '/audience/followers', '/audience/blacklist'])
      // oxlint-disable-next-line no-await-in-loop -- one screen after the other
      expect(await faultsOf(page, path, errors)).toEqual([]);
    await page.goto('/interests/subscriptions');
    await page
      .getByRole('button', { name: /: Member \d+|Member \d+/ })
      .first()
      .waitFor();
    await page.goto('/interests/followed');
    await page
      .getByRole('button', { name: /^Unfollow Member/ })
      .first()
      .waitFor();
    expect(errors).toEqual([]);
  });
});
