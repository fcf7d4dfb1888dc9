import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import type { NoticeSubject } from '#machines/settings/notice-settings.types.ts';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { newMember, signedIn } from './lib/member.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const path = '/settings/site';
const kind = (subject: NoticeSubject) => t(`settings.noticeSettings.${subject}`);
const box = (page: Page, subject: NoticeSubject) =>
  page.getByRole('checkbox', {
    name: t('settings.noticeSettings.appOf', { kind: kind(subject) }),
    exact: true,
  });
const mail = (page: Page, subject: NoticeSubject) =>
  page.getByRole('combobox', {
    name: t('settings.noticeSettings.mailOf', { kind: kind(subject) }),
    exact: true,
  });
const hideContent = (page: Page) =>
  page.getByRole('switch', { name: t('settings.noticeSettings.hideContent'), exact: true });

test('what a member is notified of is chosen at once, in every tab, and put back where it fails', async () => {
  const { page } = await newMember(browser, path);
  const second = await page.context().newPage();
  await second.goto(path);
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

test('mails are chosen by subject, beside those of other subjects, and put back where it fails', async () => {
  const { page } = await newMember(browser, path);
  const second = await page.context().newPage();
  await second.goto(path);
  await mail(second, 'likes').waitFor();
  const before = await mail(second, 'likes').inputValue();
  await mail(page, 'comments').selectOption('digest');
  await expect.poll(() => mail(second, 'comments').inputValue()).toBe('digest');
  await mail(page, 'comments').selectOption('atOnce');
  await expect.poll(() => mail(second, 'comments').inputValue()).toBe('atOnce');
  await hideContent(page).click();
  await expect.poll(() => hideContent(second).isChecked()).toBe(true);
  await reload(page);
  await mail(page, 'comments').waitFor();
  expect(await mail(page, 'comments').inputValue()).toBe('atOnce');
  expect(await mail(page, 'likes').inputValue()).toBe(before);
  expect(await hideContent(page).isChecked()).toBe(true);
  // The copy of one's data is there for a few days, so no digest has it.
  const texts = await mail(page, 'exports').getByRole('option').allTextContents();
  expect(texts).toEqual([
    t('settings.noticeSettings.timings.off'),
    t('settings.noticeSettings.timings.atOnce'),
  ]);

  await page.route('**/me/notice_settings', (route) => route.abort());
  await mail(page, 'comments').selectOption('off');
  await page.getByText(t('settings.atOnceNotice.refused'), { exact: true }).waitFor();
  expect(await mail(page, 'comments').inputValue()).toBe('atOnce');
});

describe.each([320, 390, 800, 1440])('at %i px', (width) => {
  test('every subject has a choice or a word for the app, and nothing scrolls sideways', async () => {
    const page = await signedIn(browser, 'ada', path, { width, height: 844 });
    await mail(page, 'payouts').waitFor();
    expect(
      await page.getByRole('cell', { name: t('settings.noticeSettings.always') }).count(),
    ).toBe(5);
    const surplus = await page.evaluate(() => {
      const { scrollWidth } = document.documentElement;
      return scrollWidth - innerWidth;
    });
    expect(surplus).toBeLessThanOrEqual(0);
    const table = await page.getByRole('table').boundingBox();
    for (const subject of ['likes', 'exports'] as const) {
      // The control is drawn around the list of the platform.
      const select = await mail(page, subject).locator('..').boundingBox();
      expect((select?.x ?? 0) + (select?.width ?? 0)).toBeLessThanOrEqual(
        (table?.x ?? 0) + (table?.width ?? 0),
      );
    }
  });
});
