import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { pattern, t } from '#stories/lib/texts.ts';
import { openBrowser, password, reload } from './lib/browser.ts';
import { enterPassword, signedIn } from './lib/member.ts';
import { button } from './lib/newcomer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** Response of a call made by the page. */
const read = (page: Page, path: string) =>
  page.evaluate(async (from) => (await fetch(from)).json() as Promise<unknown>, path);
const available = async (page: Page) => {
  const { data } = (await read(page, '/api/v1/billing/balance')) as {
    data: { available: { amount: number } };
  };
  return data.available.amount;
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.localName);

test('a creator keeps an account behind their password, asks for a payout and takes it back, by keys', async () => {
  const page = await signedIn(browser, 'ada', '/billing/payout');
  await page.getByText('Add a bank account below.').waitFor();
  expect(await button(page, 'Request payout').count()).toBe(0);

  await page.getByLabel(t('billing.payoutAccount.holder')).fill('Ada Marlow');
  await page.getByLabel('IBAN', { exact: true }).fill('ES91 2100 0418 4502 0005 1333');
  await page.keyboard.press('Enter');
  await enterPassword(page, password);
  expect(new URL(page.url()).pathname).toBe('/billing/payout');
  await page.getByText(t('billing.payoutAccount.wrongIban')).waitFor();
  expect(await page.getByLabel(t('billing.payoutAccount.holder')).inputValue()).toBe('Ada Marlow');
  await page.getByLabel('IBAN', { exact: true }).fill('ES91 2100 0418 4502 0005 1332');
  await page.keyboard.press('Enter');
  await page.getByText('Your earnings go to ES •••• 1332.').waitFor();
  expect(await page.content()).not.toContain('0418');
  expect(await focused(page)).not.toBe('body');

  const before = await available(page);
  expect(before).toBeGreaterThan(2_000);
  const amount = page.getByLabel('Amount');
  await amount.fill('1');
  await page.keyboard.press('Enter');
  await page.getByText('The minimum is $20.00.').waitFor();
  await amount.fill('20');
  await page.keyboard.press('Enter');
  await page.getByText(/^You requested \$20\.00\. We send it at/).waitFor();
  expect(await available(page)).toBe(before - 2_000);
  expect(await focused(page)).not.toBe('body');

  const cancel = button(page, 'Cancel the payout of $20.00');
  await cancel.focus();
  await page.keyboard.press('Enter');
  await page.getByText(t('billing.payout.free')).waitFor();
  await page.getByText(t('billing.payout.statuses.cancelled')).waitFor();
  expect(await available(page)).toBe(before);
  expect(await focused(page)).not.toBe('body');

  await reload(page);
  await page.getByText('Your earnings go to ES •••• 1332.').waitFor();
  await page.getByText(t('billing.payout.statuses.cancelled')).waitFor();
});

test('an answer that is lost is asked for again, and is one payout', async () => {
  const page = await signedIn(browser, 'fay', '/billing/payout');
  await page.getByLabel(t('billing.payoutAccount.holder')).fill('Fay Winters');
  await page.getByLabel('IBAN', { exact: true }).fill('DE89370400440532013000');
  await page.keyboard.press('Enter');
  await enterPassword(page, password);
  await page.getByText('Your earnings go to DE •••• 3000.').waitFor();
  let isLost = false;
  await page.route('**/api/v1/billing/payouts', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await button(page, 'Request payout').click();
  await page.getByRole('alert').getByText(pattern('billing.payout.unanswered')).waitFor();
  const { data } = (await read(page, '/api/v1/billing/payouts')) as { data: unknown[] };
  expect(data).toHaveLength(1);
  await page.getByText(pattern('billing.payout.waits')).first().waitFor();
});
