import { expect, test } from 'vitest';
import type { Page } from 'playwright';
import { routes, type RouteName } from '#machines/navigation/routes.ts';
import { t } from '#stories/lib/texts.ts';
import { bareWorlds } from './lib/bare-world.ts';
import { isQuiet } from './lib/requests.ts';

const atBare = bareWorlds();

const values: Readonly<Record<string, string>> = {
  username: 'ada',
  postId: '1',
  withUserId: '2',
  id: '1',
  route_key: 'terms',
  referral: 'ada',
  token: 'none',
};
const pathOf = (name: RouteName) =>
  routes[name].pattern.replace(/:(\w+)/g, (_, param: string) => values[param] ?? '');

const named = Object.keys(routes) as RouteName[];
const notOffered: ReadonlySet<RouteName> = new Set([
  ...(['main', 'feed', 'explore', 'profile', 'analytics', 'reports'] as const),
  ...(['library', 'libraryOwned', 'libraryUploaded'] as const),
  ...(['billing', 'billingReceived', 'billingSent', 'billingComing'] as const),
  ...(['billingPayout', 'billingCards'] as const),
  ...(['referrals', 'referralsLink', 'referralsStatistics'] as const),
]);
const retry = t('settings.securitySettings.retry');
const absent = (page: Page) =>
  page.getByRole('heading', { level: 1, name: t('app.notAvailable.title') });

test(
  'every route of a member opens: what the server does not have is said not to be offered, once',
  { timeout: 240_000 },
  async () => {
    const { page, asked } = await atBare('ada');
    for (const name of named.filter((one) => routes[one].access !== 'guest')) {
      await page.goto(pathOf(name));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      if (!notOffered.has(name)) continue;
      await absent(page).waitFor();
      const before = asked.length;
      expect(await page.getByText(t('app.screen.retry'), { exact: true }).count(), name).toBe(0);
      const wayOn =
        name === 'main' || name === 'feed' ? 'app.layout.messages' : 'app.notFound.home';
      await page
        .locator('main')
        .getByRole('link', { name: t(wayOn) })
        .waitFor();
      const again = asked.slice(before).filter((path) => /^\/api\/v1\/(?!chats\/)/.test(path));
      expect(again, name).toEqual([]);
    }
  },
);

test(
  'every route of a guest opens, and none of them offers to try in vain what the server does not have',
  { timeout: 240_000 },
  async () => {
    const { page } = await atBare(null);
    const blank: string[] = [];
    for (const name of named.filter((one) => routes[one].access !== 'member')) {
      await page.goto(pathOf(name));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await isQuiet(page);
      if ((await page.getByRole('button', { name: retry, exact: true }).count()) > 0)
        blank.push(name);
    }
    expect(blank).toEqual([]);
  },
);

test('what is not offered leaves the navigation, and is asked for once in a visit', async () => {
  const { page, asked } = await atBare('ada');
  await page.goto('/messages');
  const menu = page.getByRole('navigation', { name: t('app.layout.main') }).first();
  const analytics = menu.getByRole('link', { name: t('app.layout.analytics') });
  await analytics.click();
  await absent(page).waitFor();
  await expect.poll(() => analytics.count()).toBe(0);
  await menu.getByRole('link', { name: t('app.layout.messages') }).click();
  await page.getByRole('heading', { level: 1, name: t('app.layout.messages') }).waitFor();
  await page.goBack();
  await absent(page).waitFor();
  expect(asked.filter((path) => path === '/api/v1/analytics')).toHaveLength(1);
});
