import type { Browser } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, password } from './lib/browser.ts';
import { signedIn } from './lib/member.ts';
import { post } from './lib/way-in.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

test('an offer that another tab saved meanwhile is overwritten only when that is chosen', async () => {
  const page = await signedIn(browser, 'ada', '/settings/profile');
  await post(page.request, '/user/confirm-password', { password }, page.url());
  const other = await page.context().newPage();
  await other.goto('/settings/profile');
  const [mine, theirs] = [page, other].map((tab) => {
    const form = tab.getByRole('form', { name: t('settings.subscriptionSettings.title') });
    return {
      price: form.getByLabel(t('settings.subscriptionSettings.price')),
      press: (name: string) => form.getByRole('button', { name }).click(),
      sees: (text: string) => form.getByText(text, { exact: true }).waitFor(),
    };
  });
  if (!mine || !theirs) throw new Error('There are two tabs.');
  const save = async (tab: typeof mine, price: string) => {
    await tab.price.fill(price);
    await tab.press(t('settings.frame.save'));
  };
  const updated = t('settings.subscriptionSettings.updated');
  const asked = t('settings.changedElsewhere.title');
  await mine.price.waitFor();
  await save(theirs, '14.99');
  await theirs.sees(updated);

  await save(mine, '12.49');
  await mine.sees(asked);
  await mine.sees('$14.99');
  expect(await mine.price.inputValue()).toBe('12.49');
  await mine.press(t('settings.changedElsewhere.keep'));
  await mine.sees(updated);

  await save(theirs, '15.99');
  await theirs.sees(asked);
  await theirs.sees('$12.49');
  await theirs.press(t('settings.changedElsewhere.load'));
  await expect.poll(() => theirs.price.inputValue()).toBe('12.49');
  await page.context().close();
});
