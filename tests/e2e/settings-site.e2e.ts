import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { newMember } from './lib/member.ts';
import { button } from './lib/newcomer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const choice = (page: Page, name: string) =>
  page
    .getByRole('region', {
      name:
        name === 'Data saver' ? t('settings.siteSettings.data') : t('settings.siteSettings.look'),
      exact: true,
    })
    .getByLabel(name, { exact: true });
const rem = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
const line = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-line').trim(),
  );

test('what is chosen for this device holds at once, in another tab and over a reload', async () => {
  const { page } = await newMember(browser, '/settings/site');
  const other = await page.context().newPage();
  await other.goto('/settings/site');
  await choice(other, 'Text size').waitFor();
  const [plain, thin] = [await rem(page), await line(page)];

  await choice(page, 'Text size').selectOption('larger');
  expect(await rem(page)).toBe(plain * 1.25);
  await expect.poll(() => rem(other)).toBe(plain * 1.25);
  await expect.poll(() => choice(other, 'Text size').inputValue()).toBe('larger');
  await choice(page, 'Contrast').selectOption('more');
  expect(await line(page)).not.toBe(thin);
  await choice(page, 'Motion').selectOption('less');
  await choice(page, 'Theme').selectOption('dark');
  await choice(page, 'Data saver').selectOption('on');

  await reload(page);
  await choice(page, 'Text size').waitFor();
  expect(await rem(page)).toBe(plain * 1.25);
  for (const [name, value] of [
    ['Text size', 'larger'],
    ['Contrast', 'more'],
    ['Motion', 'less'],
    ['Theme', 'dark'],
    ['Data saver', 'on'],
  ] as const)
    await expect.poll(() => choice(page, name).inputValue()).toBe(value);
  await choice(page, 'Text size').selectOption('normal');
  await choice(page, 'Contrast').selectOption('system');
  await choice(page, 'Motion').selectOption('system');
  await expect.poll(() => rem(other)).toBe(plain);
  expect(await page.evaluate(() => localStorage.getItem('fanfare.display'))).toBeNull();
});

test('the age consent is asked again where the member wants it', async () => {
  const { page } = await newMember(browser, '/settings/site');
  await button(page, 'Ask me again').click();
  const question = page.getByRole('dialog', { name: /18 or older/ });
  await question.waitFor();
  expect(await choice(page, 'Text size').count()).toBe(0);
});
