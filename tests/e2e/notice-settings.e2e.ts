import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { newMember } from './lib/member.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const box = (page: Page, kind: 'likes' | 'comments') =>
  page.getByRole('checkbox', { name: t(`settings.noticeSettings.${kind}`), exact: true });

test('what a member is notified of is chosen at once, in every tab, and put back where it fails', async () => {
  const { page } = await newMember(browser, '/settings/site');
  const second = await page.context().newPage();
  await second.goto('/settings/site');
  await box(second, 'likes').waitFor();
  await box(page, 'likes').uncheck();
  await expect.poll(() => box(second, 'likes').isChecked()).toBe(false);
  await reload(page);
  await box(page, 'likes').waitFor();
  await expect.poll(() => box(page, 'likes').isChecked()).toBe(false);
  expect(await box(page, 'comments').isChecked()).toBe(true);

  await page.route('**/me/notice_settings', (route) => route.abort());
  await box(page, 'comments').click();
  await page.getByText(t('settings.atOnceNotice.refused'), { exact: true }).waitFor();
  expect(await box(page, 'comments').isChecked()).toBe(true);
  await page.unroute('**/me/notice_settings');
  await box(page, 'comments').uncheck();
  await expect.poll(() => box(second, 'comments').isChecked()).toBe(false);
});
