import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { answer, cards, dialog, fillCard, newMember, paymentsOf } from './lib/member.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** Whoever does not follow finds it behind the dots. */
const dots = (page: Page) =>
  page.getByRole('button', { name: t('people.relationship.more', { name: 'Fay Winters' }) });

const reviewTip = async (page: Page, amount: string) => {
  await dots(page).click();
  await page.getByRole('menuitem', { name: 'Send a tip' }).click();
  await dialog(page).getByLabel('Another amount').fill(amount);
  await answer(page, /^Continue/).click();
};

/** A tip of $7 that the server got and whose answer never came; the page was reloaded meanwhile. */
async function leaveSeven() {
  const { page } = await newMember(browser, '/fay');
  await reviewTip(page, '7');
  await fillCard(page, cards.pays);
  let isMade = false;
  await page.route('**/api/v1/tips', async (route) => {
    if (isMade) return route.continue();
    await route.fetch();
    isMade = true;
  });
  await answer(page, 'Pay $7.00').click();
  await expect.poll(() => isMade).toBe(true);
  return page;
}

test('a payment whose window was left tells by itself what came of it', async () => {
  const page = await leaveSeven();
  await reload(page);
  await page
    .getByText(t('billing.unfinishedPayments.paid', { amount: '$7.00', name: 'Fay Winters' }))
    .waitFor();
  await reload(page);
  await dots(page).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('fanfare.intents'))).toBeNull();
});

test('what is typed for a new one is neither dropped nor answered by the old one', async () => {
  const page = await leaveSeven();
  let isCut = true;
  await page.route('**/api/v1/billing/intents/**', (route) =>
    isCut ? route.abort() : route.continue(),
  );
  await reload(page);
  await reviewTip(page, '20');
  await dialog(page)
    .getByText(/Your earlier payment of \$7\.00 to Fay Winters.*your new \$20\.00/)
    .waitFor();
  isCut = false;
  await dialog(page)
    .getByText(/Your earlier payment of \$7\.00 to Fay Winters went through/)
    .waitFor();
  const sent = paymentsOf(page);
  await answer(page, 'Pay $20.00').click();
  await dialog(page)
    .getByText(t('billing.purchase.succeeded.tip', { name: 'Fay Winters' }))
    .waitFor();
  await dialog(page).getByText('$20.00').waitFor();
  expect(await dialog(page).getByText('$7.00').count()).toBe(0);
  expect(sent.length).toBe(1);
});
