import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { newProfile, openBrowser } from './lib/browser.ts';
import { signedIn } from './lib/member.ts';
import { atRest, mostShift, movedOf, shiftOf, watchShift } from './lib/shift.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const routes = {
  guest: [
    '/',
    '/ada',
    '/ada/1',
    '/explore',
    '/explore?q=fog',
    '/login',
    '/register',
    '/forgot-password',
    '/pages/terms',
    '/cookie-declaration',
    '/nobody-has-this-name',
  ],
  bo: [
    '/',
    '/ada',
    '/ada/1',
    '/explore',
    '/explore?q=fog',
    '/library/owned',
    '/interests/followed',
    '/interests/subscriptions',
    '/subscriptions/ada',
    '/billing/sent',
    '/billing/sent/coming',
    '/billing/cards',
    '/settings/profile',
    '/settings/site',
    '/settings/security',
    '/settings/leaving',
    '/settings/identity',
    '/messages',
    '/messages/2',
    '/referrals/link',
    '/referrals/statistics',
    '/reports',
    '/pages/help',
  ],
  ada: [
    '/feed',
    '/ada',
    '/profile',
    '/profile/new',
    '/library/uploaded',
    '/analytics',
    '/analytics/summary',
    '/audience/followers',
    '/audience/subscribers',
    '/audience/blacklist',
    '/billing/received',
    '/billing/payout',
    '/settings/profile',
    '/settings/site',
    '/settings/security',
    '/settings/identity',
    '/messages',
    '/referrals/link',
  ],
} as const;

const widths = [1440, 390] as const;
const visits = (['guest', 'bo', 'ada'] as const).flatMap((who) =>
  widths.map((width) => [who, width] as const),
);

/** Answers of the server are slow, so that what stands in their place is seen. */
const slow = (page: Page) =>
  page.route('**/api/v1/**', async (route) => {
    await pause(300);
    await route.continue();
  });

async function openedBy(who: keyof typeof routes, width: number): Promise<Page> {
  const page =
    who === 'guest'
      ? await (await newProfile(browser, { width })).newPage()
      : await signedIn(browser, who, '/explore');
  await page.setViewportSize({ width, height: 900 });
  await watchShift(page);
  await slow(page);
  return page;
}

describe.each(visits)('%s, %i px wide, whose answers are slow', (who, width) => {
  test('sees no route push away what is already in sight', { timeout: 400_000 }, async () => {
    const page = await openedBy(who, width);
    const pushing: string[] = [];
    for (const path of routes[who]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await atRest(page);
      const shift = await shiftOf(page);
      if (shift >= mostShift) pushing.push(`${path}: ${shift}\n${await movedOf(page)}`);
    }
    expect(pushing.join('\n')).toBe('');
  });
});
