import { expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { bareWorlds } from './lib/bare-world.ts';
import { pageWorlds } from './lib/page-world.ts';

const atBare = bareWorlds();
const open = pageWorlds();
const notFound = { status: 404, body: { message: 'The route could not be found.' } };

test('the composer, opened by its address, says that the site does not offer it', async () => {
  const { page, asked } = await atBare('ada');
  await page.goto('/profile/new');
  const title = page.getByRole('heading', { level: 1, name: t('app.notAvailable.title') });
  await title.waitFor();
  expect(asked.filter((path) => path === '/api/v1/posts')).toEqual([]);
  expect(await page.getByRole('link', { name: t('app.layout.newPost') }).count()).toBe(0);
});

test('a site that lacks received payments alone has the other tab of Earnings', async () => {
  const { page, turn, signIn } = await open();
  await turn('faults', { path: '/api/v1/billing/received', times: 100, answer: notFound });
  await signIn('ada');
  await page.goto('/billing');
  await page.getByRole('heading', { level: 1, name: t('app.notAvailable.title') }).waitFor();
  const menu = page.getByRole('navigation', { name: t('app.layout.main') }).first();
  await menu.getByRole('link', { name: t('app.layout.earnings') }).click();
  await page.waitForURL('**/billing/payout');
  const tabs = page.getByRole('navigation', { name: t('billing.payments.earningsKinds') });
  await tabs.getByRole('link', { name: t('billing.payments.tabs.payout') }).waitFor();
  const received = tabs.getByRole('link', { name: t('billing.payments.tabs.received') });
  expect(await received.count()).toBe(0);
});
