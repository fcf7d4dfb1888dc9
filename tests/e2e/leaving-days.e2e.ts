import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { spec } from '#tests/navigation/oracle.ts';
import { closed, leave } from './lib/leaving.ts';
import { addressOf, button, newName, strong } from './lib/newcomer.ts';
import { linkMailedTo } from './lib/outbox.ts';
import { pageWorlds } from './lib/page-world.ts';
import { enrol } from './lib/way-in.ts';

const open = pageWorlds();
const pathOf = (page: Page) => new URL(page.url()).pathname;
const documents = ['cookieDeclaration', 'documentPage'];

/** Goes to a path as Back and Forward do, without a load of the page for each. */
const visit = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Asks for every route of the product; all but the documents end on the one page. */
async function tryEachRoute(page: Page): Promise<void> {
  for (const [name, { path }] of Object.entries(spec)) {
    await visit(page, path);
    if (documents.includes(name)) await closed(page).waitFor({ state: 'detached' });
    else await closed(page).waitFor();
    const end = documents.includes(name) ? path : '/settings/profile';
    await expect.poll(() => pathOf(page), { message: name }).toBe(end);
  }
}

test('a member leaves, comes back on day 29, leaves again and is gone on day 30, in two tabs', async () => {
  const { page, turn } = await open();
  const name = newName();
  const email = addressOf(name);
  await enrol(page.context(), name);
  await page.request.get(await linkMailedTo(page, email, /^\/email\/verify\//));
  await page.goto('/settings/leaving');
  const tab = await page.context().newPage();
  await tab.goto('/');
  await tab.getByRole('button', { name: /^Your account/ }).waitFor();
  await leave(page);
  await closed(tab).waitFor();
  await tryEachRoute(page);

  await turn('leaving', { email, days: 29 });
  await page.goto('/messages');
  await button(page, t('app.accountClosed.keep')).click();
  await page.getByText(t('app.accountClosed.welcome')).first().waitFor();
  await expect.poll(() => pathOf(tab)).toBe('/');
  await tab.getByRole('button', { name: /^Your account/ }).waitFor();

  await tab.goto('/settings/leaving');
  // The password was shown not long ago.
  await button(tab, t('settings.leaving.submit')).click();
  await closed(tab).waitFor();
  await closed(page).waitFor();
  await turn('leaving', { email, days: 30 });
  for (const one of [page, tab]) {
    await one.goto('/settings/profile');
    await one.getByLabel('Email', { exact: true }).first().waitFor();
    expect(await closed(one).count()).toBe(0);
  }
  await tab.getByLabel('Email', { exact: true }).fill(email);
  await tab.getByLabel('Password', { exact: true }).fill(strong);
  await button(tab, 'Sign in').click();
  await tab.getByText(t('auth.refusal.credentials')).waitFor();
});
