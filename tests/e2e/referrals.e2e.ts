import type { Browser } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { newProfile, openBrowser, reload } from './lib/browser.ts';
import { newMember } from './lib/member.ts';
import { button, field, fillIn, newName } from './lib/newcomer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

test('who comes by a link is counted, and shown without a name', async () => {
  const { page } = await newMember(browser, '/referrals');
  await page.waitForURL('**/referrals/link');
  await page.getByText('You get 5% of what each person you invite earns').waitFor();
  await field(page, 'Label').fill('Newsletter');
  await button(page, 'New link').click();
  const address = await page.getByRole('textbox', { name: 'Address of Newsletter' }).inputValue();
  const pages = page.getByRole('navigation', { name: t('insight.referralStatistics.pages') });
  await pages.getByRole('link', { name: 'Statistics' }).click();
  await page.waitForURL('**/referrals/statistics');
  await page.getByText(t('insight.referralStatistics.none')).waitFor();

  const name = newName();
  const guest = await (await newProfile(browser)).newPage();
  await guest.goto(address);
  await fillIn(guest, name);
  await field(guest, 'Display name').fill('Hal Quist');
  await button(guest, 'Create Account').click();
  await guest.waitForURL('**/verify-email');

  await reload(page);
  await page.getByText('H. Q.').waitFor();
  await page.getByText('1 of 1, 100%').waitFor();
  expect(await page.getByText('Hal').count()).toBe(0);
  expect(await page.getByText(name).count()).toBe(0);
});
