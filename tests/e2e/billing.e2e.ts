import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { pattern, plural, t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { cards, fillCard, newMember, signedIn } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { post } from './lib/way-in.ts';
import { origin } from './lib/world.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const link = (page: Page, name: RegExp) => page.getByRole('link', { name });
const row = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

/** Response of a call made by the page. */
const read = (page: Page, path: string) =>
  page.evaluate(async (from) => (await fetch(from)).json() as Promise<unknown>, path);

/** A tip by the calls that the sheet makes. */
async function tip(page: Page, amount: number, message: string) {
  const ada = (await read(page, '/api/v1/profiles/ada')) as { data: { id: number } };
  const kept = (await read(page, '/api/v1/billing/cards')) as { data: { id: number }[] };
  const body = {
    to_user_id: ada.data.id,
    amount,
    message,
    currency: 'USD',
    card_id: kept.data[0]?.id,
  };
  await post(page.request, '/api/v1/tips', body, origin());
}

/** Subscribes to ada by the calls that the sheet makes. */
async function subscribe(page: Page) {
  const kept = (await read(page, '/api/v1/billing/cards')) as { data: { id: number }[] };
  const ada = (await read(page, '/api/v1/profiles/ada')) as { data: { id: number } };
  const plans = (await read(page, '/api/v1/profiles/ada/plans')) as {
    data: { id: number; price: { amount: number } }[];
  };
  const body = {
    to_user_id: ada.data.id,
    plan_id: plans.data[0]?.id,
    expected_amount: plans.data[0]?.price.amount,
    currency: 'USD',
    card_id: kept.data[0]?.id,
    auto_renew: true,
  };
  await post(page.request, '/api/v1/subscriptions', body, origin());
}

/** Confirms who one is, where that is asked for. */
async function confirmed(page: Page) {
  const password = page.getByLabel('Password', { exact: true });
  const done = page.getByText('Your offer has been updated!');
  await password.or(done).first().waitFor();
  if (!(await password.isVisible())) return;
  await password.fill('correct-horse-9');
  await password.press('Enter');
}

test('a tip is listed on both sides, narrowed by the address, and filed as it is shown', async () => {
  const bo = await signedIn(browser, 'bo', '/billing/sent');
  const note = `For the fog ${Date.now()}`;
  await tip(bo, 1250, note);
  // Payments of another window appear without a reload.
  await row(bo, note).waitFor();
  expect(await row(bo, note).textContent()).toContain('$12.50');

  const ada = await signedIn(browser, 'ada', '/');
  await link(ada, /^Earnings$/)
    .first()
    .click();
  await row(ada, note).waitFor();
  expect(new URL(ada.url()).pathname).toBe('/billing/received');
  const earned = await row(ada, note).textContent();
  for (const part of ['Pending until', '$12.50', '-$2.50', '$10.00'])
    expect(earned).toContain(part);
  await ada.getByRole('searchbox').fill(note);
  await ada.getByText('1 payment: gross $12.50, fee -$2.50, net $10.00').waitFor();
  await ada.getByText('Filter', { exact: true }).click();
  await ada.getByLabel(t('billing.payments.kind')).selectOption('tip');
  await ada.getByText('Filter: 1 set').waitFor();
  expect(new URL(ada.url()).searchParams.get('kind')).toBe('tip');
  await reload(ada);
  await row(ada, note).waitFor();
  const downloaded = ada.waitForEvent('download');
  await link(ada, /Download CSV/).click();
  const lines = (await readFile(await (await downloaded).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('"12.50","0.00","2.50","10.00","USD"');
  await ada.getByLabel(t('billing.payments.kind')).selectOption('subscription');
  await ada.getByText('No payments match.').waitFor();
  await button(ada, 'Clear filters').click();
  await row(ada, note).waitFor();
  expect(new URL(ada.url()).search).toBe('');
});

test('a payment has a receipt on both sides, alone on paper, and a way to say what is wrong', async () => {
  const bo = await signedIn(browser, 'bo', '/billing/sent');
  const note = `For the reeds ${Date.now()}`;
  await tip(bo, 1275, note);
  await row(bo, note).waitFor();
  await row(bo, note)
    .getByRole('link', { name: /, Receipt \d+$/ })
    .click();
  const heading = bo.getByRole('heading', { level: 1, name: /^Receipt \d+$/ });
  await heading.waitFor();
  const path = new URL(bo.url()).pathname;
  expect(path).toMatch(/^\/billing\/receipts\/\d+$/);
  const paper = bo.getByRole('article');
  await button(bo, 'Print').waitFor();
  for (const part of ['Bo Lindqvist', 'Ada Marlow', note, 'Total', '$12.75', '4242'])
    expect(await paper.textContent()).toContain(part);
  expect(await paper.textContent()).not.toContain('Fee');
  await bo.getByRole('main').getByRole('link', { name: 'Billing', exact: true }).waitFor();
  await button(bo, t('billing.receipt.share')).click();
  await bo.getByText(/^(Link copied|Your browser blocked copying)/).waitFor();
  await bo.emulateMedia({ media: 'print' });
  expect(await button(bo, 'Print').isVisible()).toBe(false);
  expect(await bo.getByRole('navigation').first().isVisible()).toBe(false);
  await bo.emulateMedia({ media: 'screen' });
  await button(bo, t('billing.receipt.wrong')).click();
  await bo.getByRole('dialog').waitFor();
  const number = path.split('/').pop() ?? '';
  expect(await bo.getByLabel('What happened?').inputValue()).toContain(`Payment ${number}`);

  const ada = await signedIn(browser, 'ada', path);
  await ada.getByRole('heading', { level: 1, name: `Receipt ${number}` }).waitFor();
  await button(ada, 'Print').waitFor();
  for (const part of ['Gross$12.75', 'Fee-$2.55', 'You earned$10.20'])
    expect(await ada.getByRole('article').textContent()).toContain(part);
  const fay = await signedIn(browser, 'fay', path);
  await fay.getByText(t('billing.receipt.missing')).waitFor();
});

test('a creator changes the offer, and a fan is offered just that', async () => {
  const ada = await signedIn(browser, 'ada', '/settings/profile');
  const block = ada.getByRole('region', { name: 'Subscription' });
  const price = block.getByLabel(t('settings.subscriptionSettings.price'));
  await price.waitFor();
  const before = await price.inputValue();
  await price.fill('1');
  await block.getByRole('button', { name: 'Save' }).click();
  await block
    .getByText(t('settings.subscriptionSettings.problems.outside', { min: '$4.99', max: '$49.99' }))
    .waitFor();
  await price.fill('12.99');
  await block.getByLabel(t('settings.subscriptionSettings.three')).selectOption('20');
  await block
    .getByText(
      t('settings.subscriptionSettings.bundleLess', {
        percent: '20%',
        sum: '$31.18',
        monthly: '$10.39',
      }),
    )
    .waitFor();
  await block.getByLabel(t('settings.subscriptionSettings.trialDays')).selectOption('7');
  await block
    .getByText(plural('settings.subscriptionSettings.trialThen', 7, { price: '$12.99' }))
    .waitFor();
  await block.getByText(/^Current subscribers keep \$9.99/).waitFor();
  await block.getByRole('button', { name: 'Save' }).click();
  await confirmed(ada);
  await block.getByText('Your offer has been updated!').waitFor();

  const { page } = await newMember(browser, '/subscriptions/ada');
  await page.getByText('7-day trial · $0.00').waitFor();
  await page.getByText('then $12.99 a month').waitFor();
  await page.getByText('3 months · $31.18').waitFor();

  await price.fill(before);
  await block.getByLabel(t('settings.subscriptionSettings.three')).selectOption('10');
  await block.getByLabel(t('settings.subscriptionSettings.trialDays')).selectOption('0');
  await block.getByRole('button', { name: 'Save' }).click();
  await block.getByText('Your offer has been updated!').waitFor();
});

test('a coming charge is stopped and restarted in place', async () => {
  const { page } = await newMember(browser, '/billing/cards');
  await button(page, 'Add a card').click();
  await fillCard(page, cards.pays);
  await page.getByText('Visa •••• 4242').waitFor();
  await subscribe(page);
  await page.goto(`${origin()}/billing/sent`);
  await link(page, pattern('billing.overview.see')).click();
  await page.getByText(/^\$\d+\.\d\d on /).waitFor();
  await page.getByText(/^Since your last charge: /).waitFor();
  await button(page, t('billing.charges.stopOf', { name: 'Ada Marlow' })).click();
  await page.getByText(/^Ends on /).waitFor();
  await button(page, t('billing.charges.restartOf', { name: 'Ada Marlow' })).click();
  await button(page, t('billing.charges.stopOf', { name: 'Ada Marlow' })).waitFor();
});

test('a card with a subscription on it is removed, and another one renews in its place', async () => {
  const { page } = await newMember(browser, '/billing/cards');
  await page.getByText('No cards').waitFor();
  await button(page, 'Add a card').click();
  await fillCard(page, cards.pays);
  await page.getByText('Visa •••• 4242').waitFor();
  await page.getByText(t('billing.cards.paysForNothing')).waitFor();
  await subscribe(page);
  await reload(page);
  await page.getByText('Pays for Ada Marlow').waitFor();
  await button(page, 'Remove Visa •••• 4242').click();
  await page.getByText(t('billing.cards.noOther')).waitFor();
  await page.getByRole('region').getByRole('button', { name: 'Add a card' }).click();
  await fillCard(page, '5555 5555 5555 4444');
  await page.getByText('Mastercard •••• 4444').waitFor();
  await button(page, 'Remove Visa •••• 4242').click();
  await page.getByText(t('billing.cards.renews', { names: 'Ada Marlow' })).waitFor();
  await button(page, 'Remove card').click();
  await page.getByText('Visa •••• 4242').waitFor({ state: 'detached' });
  await page.getByText('Pays for Ada Marlow').waitFor();
});
