import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { newProfile, openBrowser } from './lib/browser.ts';
import { closed, leave } from './lib/leaving.ts';
import { newMember, signedIn } from './lib/member.ts';
import { addressOf, button, strong } from './lib/newcomer.ts';
import { linkMailedTo } from './lib/outbox.ts';
import { post } from './lib/way-in.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const path = '/settings/leaving';
const submit = t('settings.leaving.submit');
const keep = t('app.accountClosed.keep');

/** Goes from the closed account to pages that everybody may read, and back from each. */
async function readDocuments(page: Page): Promise<void> {
  const footer = page.getByRole('navigation', { name: t('app.layout.footer') });
  for (const [name, at, title] of [
    ['contacts', '/pages/contacts', t('app.layout.contacts')],
    ['cookies', '/cookie-declaration', t('pages.cookieDeclaration.title')],
  ] as const) {
    await footer.getByRole('link', { name: t(`app.layout.${name}`), exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(at);
    await page.reload();
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(at);
    await page.getByLabel(t('app.locale.label')).first().waitFor();
    await page.getByRole('link', { name: t('app.layout.account'), exact: true }).click();
    await closed(page).waitFor();
  }
}

describe.each([390, 1440])('at %i px', (width) => {
  test('a member leaves, finds one page everywhere, and comes back by one press', async () => {
    const { page, name } = await newMember(browser, '/settings/profile', { width, height: 844 });
    await page.getByRole('link', { name: t('settings.leaving.open') }).click();
    await page.getByRole('rowheader', { name: t('settings.leaving.rows.followers') }).waitFor();
    await leave(page);
    for (const place of ['/', '/explore', '/messages', path, '/settings/security', '/ada']) {
      await page.goto(place);
      await closed(page).waitFor();
      expect(new URL(page.url()).pathname).toBe('/settings/profile');
    }
    await readDocuments(page);
    const stranger = await signedIn(browser, 'bo', `/${name}`);
    await stranger
      .getByRole('heading', { name: /Not Found/i })
      .first()
      .waitFor();

    await button(page, keep).click();
    await page.getByText(t('app.accountClosed.welcome')).first().waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await page.goto(path);
    await button(page, submit).waitFor();
  });
});

test('another tab follows at once, out and back, and another browser is signed out', async () => {
  const { page, name } = await newMember(browser, path);
  const tab = await page.context().newPage();
  await tab.goto('/settings/profile');
  await button(tab, t('settings.emailChange.change')).waitFor();
  const context = await newProfile(browser);
  await post(context.request, '/login', { email: addressOf(name), password: strong });
  const other = await context.newPage();
  await other.goto('/explore');
  await leave(page);
  await closed(tab).waitFor();
  await other.getByText('Session Expired!').first().waitFor();
  await button(tab, keep).click();
  await tab.getByText(t('app.accountClosed.welcome')).first().waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

test('the mailed link leads back after a new sign-in', async () => {
  const { page, name } = await newMember(browser, path);
  await leave(page);
  const link = await linkMailedTo(page, addressOf(name), /^\/settings\/profile/);
  const context = await newProfile(browser);
  await post(context.request, '/login', { email: addressOf(name), password: strong });
  const back = await context.newPage();
  await back.goto(link);
  await button(back, keep).click();
  await back.getByText(t('app.accountClosed.welcome')).first().waitFor();
});

test('a creator reads what is in the way, each with its way out, and can press nothing', async () => {
  const page = await signedIn(browser, 'ada', path);
  await page.getByRole('heading', { name: t('settings.leaving.blocked') }).waitFor();
  expect(await button(page, submit).isDisabled()).toBe(true);
  await button(page, t('settings.leaving.endRenewals')).waitFor();
  await page.getByRole('link', { name: t('settings.leaving.requestPayout') }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/billing/payout');
});
