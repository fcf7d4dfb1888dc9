import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { newcomer, newMember } from './lib/member.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const choice = (page: Page, name: 'writers' | 'online' | 'finding') =>
  page.getByLabel(t(`settings.privacy.${name}.label`), { exact: true });
const stored = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/me/site_settings') && answer.status() === 200,
  );
const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });

test('what others may do is stored at once, in every tab and for those whom it concerns', async () => {
  const [{ page, id, name }, other] = await Promise.all([
    newMember(browser, '/settings/site'),
    newcomer(browser),
  ]);
  const second = await page.context().newPage();
  await second.goto('/settings/site');
  await choice(second, 'writers').waitFor();

  await Promise.all([stored(page), choice(page, 'writers').selectOption('known')]);
  await expect.poll(() => choice(second, 'writers').inputValue()).toBe('known');
  await Promise.all([stored(page), choice(page, 'finding').selectOption('hidden')]);
  await Promise.all([stored(page), choice(page, 'online').selectOption('hidden')]);
  await reload(page);
  await choice(page, 'writers').waitFor();
  expect(await choice(page, 'writers').inputValue()).toBe('known');
  expect(await choice(page, 'online').inputValue()).toBe('hidden');
  expect(await choice(page, 'finding').inputValue()).toBe('hidden');

  await other.page.goto(`/messages/${id}`);
  await other.page.getByText(t('chat.composer.bars.private')).waitFor();
  expect(await box(other.page).count()).toBe(0);
  const found = await other.page.request.get(`/api/v1/explore?q=${name}`);
  expect(await found.json()).toMatchObject({ data: [] });

  // Whoever is written to may answer.
  await page.goto(`/messages/${other.id}`);
  await box(page).fill('Good morning');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('Good morning').waitFor();
  await reload(other.page);
  await box(other.page).waitFor();
});

test('what is not stored is put back, and said', async () => {
  const { page } = await newMember(browser, '/settings/site');
  await choice(page, 'writers').waitFor();
  await page.route('**/me/site_settings', (route) => route.abort());
  await choice(page, 'writers').selectOption('nobody');
  await page.getByText(t('settings.atOnceNotice.refused'), { exact: true }).waitFor();
  expect(await choice(page, 'writers').inputValue()).toBe('everyone');
  await page.unroute('**/me/site_settings');
  await Promise.all([stored(page), choice(page, 'writers').selectOption('nobody')]);
  await page
    .getByText(t('settings.atOnceNotice.refused'), { exact: true })
    .waitFor({ state: 'hidden' });
});
