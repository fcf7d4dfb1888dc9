import type { Browser } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { newMember } from './lib/member.ts';
import { addressOf, button, openPage } from './lib/newcomer.ts';
import { linkMailedTo } from './lib/outbox.ts';
import { post } from './lib/way-in.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const stop = t('settings.mailStop.stop');
const mails = t('settings.noticeSettings.mailOf', { kind: t('settings.noticeSettings.followers') });

test('a link at the end of a mail stops mails of its kind, for whoever has it, once or again', async () => {
  const { page, name, id } = await newMember(browser, '/settings/site');
  const choice = page.getByRole('combobox', { name: mails, exact: true });
  // Nobody follows before it is stored.
  const stored = page.waitForResponse(
    (answer) => answer.url().endsWith('/me/notice_settings') && answer.request().method() === 'PUT',
  );
  await choice.selectOption('atOnce');
  expect((await stored).ok()).toBe(true);
  const { page: follower } = await newMember(browser);
  await post(follower.request, `/api/v1/people/${id}/start_following`, {}, follower.url());

  const link = await linkMailedTo(page, addressOf(name), /^\/mail-stop\//);
  const guest = await openPage(browser, link);
  await guest.getByText(t('settings.mailStop.about.followers'), { exact: true }).waitFor();
  expect(guest.url()).toMatch(/\/mail-stop\/mailed$/);
  let presses = 0;
  guest.on('request', (request) => {
    if (request.url().endsWith('/mail_stop/press')) presses += 1;
  });
  await button(guest, stop).dblclick();
  await guest.getByText(t('settings.mailStop.stopped'), { exact: true }).waitFor();
  expect(presses).toBe(1);
  await expect.poll(() => choice.inputValue()).toBe('off');

  await reload(guest);
  await guest.getByText(t('settings.mailStop.stoppedBefore'), { exact: true }).waitFor();
  // The settings turn them on again, and the link stops them again.
  await page.goto(link);
  await page.getByText(t('settings.mailStop.stoppedBefore'), { exact: true }).waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('settings.mailStop.settings'), exact: true })
    .click();
  await choice.selectOption('digest');
  await page.goBack();
  await button(page, stop).click();
  await page.getByText(t('settings.mailStop.stopped'), { exact: true }).waitFor();
});

test('a link that was never mailed says so, and one that cannot be read asks again', async () => {
  const guest = await openPage(browser, `/mail-stop/${'f'.repeat(96)}`);
  await guest.getByText(t('settings.mailStop.unknown'), { exact: true }).waitFor();
  await guest.route('**/mail_stop/look', (route) => route.abort());
  await guest.goto(`/mail-stop/${'e'.repeat(96)}`);
  const retry = button(guest, t('settings.securitySettings.retry'));
  await retry.waitFor();
  await guest.unroute('**/mail_stop/look');
  await retry.click();
  await guest.getByText(t('settings.mailStop.unknown'), { exact: true }).waitFor();
});
