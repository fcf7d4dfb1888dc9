import type { Browser, Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TextKey } from '#src/ui/texts/texts.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { newProfile, openBrowser } from './lib/browser.ts';
import { during } from './lib/during.ts';
import { answer, dialog } from './lib/member.ts';
import { ownWorld, type OwnWorld } from './lib/own-world.ts';
import { admit, post } from './lib/way-in.ts';

const boId = 3;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
let browser: Browser;
let world: OwnWorld;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
// A world for each: a round that fails between the kill and the return leaves no dead server to the next one.
beforeEach(async () => {
  world = await ownWorld();
  const context = await newProfile(browser, { baseURL: world.origin });
  await admit(context, 'bo');
  page = await context.newPage();
});
afterEach(() => world.end());

const paths = /\/api\/v1\/(tips|messages\/\d+\/purchase|posts\/\d+\/purchase)$/;

/** Drops the server's answers to payments: a round answered before the kill would prove nothing. */
const loseAnswers = () =>
  page.route(paths, async (route) => {
    await route.fetch().catch(() => {});
    await route.abort().catch(() => {});
  });

/** Presses Pay, and kills the server so many milliseconds after the payment left; the key of the intent. */
const payAndKill = async (label: string, after: number): Promise<string> => {
  await loseAnswers();
  const request = await during(
    page.waitForRequest((sent) => paths.test(new URL(sent.url()).pathname)),
    () => answer(page, label).click(),
  );
  // The moment of the kill is what is tried; whichever it is on this machine, the outcome must be true.
  await pause(after);
  await world.kill();
  return request.headers()['idempotency-key'] ?? '';
};

/** Checks that the shown outcome equals the charges: one or none. */
const isTrue = async (key: string, isMade: boolean) => {
  const { intents, charged, paid } = await world.books(boId);
  const count = isMade ? 1 : 0;
  expect([charged, paid.length]).toEqual([count, count]);
  expect(intents.get(key) === 'succeeded').toBe(isMade);
};

const tipFay = async (amount: number) => {
  await page.goto('/fay');
  await askForTip(amount);
};
const askForTip = async (amount: number) => {
  await page.getByRole('button', { name: 'Send a tip' }).click();
  await dialog(page).getByLabel('Another amount').fill(String(amount));
  await answer(page, /^Continue/).click();
};

/** Final outcome in the dialog, without a press: it polls the server until it knows. */
const outcomeOfDialog = async (): Promise<boolean> => {
  const thanks = dialog(page).getByRole('heading', { name: 'Thank you' });
  const nothing = dialog(page).getByRole('heading', { name: t('billing.purchase.declinedTitle') });
  await thanks.or(nothing).waitFor();
  return thanks.isVisible();
};
/** Outcome of a payment whose dialog is gone: in a notice, or in the dialog of the next one. */
const outcomeOfNotice = async (amount: string): Promise<boolean> => {
  const params = { amount: `$${amount}` };
  const says = (...keys: TextKey[]) =>
    keys.map((key) => page.getByText(pattern(key, params))).reduce((one, other) => one.or(other));
  const made = says('billing.unfinishedPayments.paid', 'billing.purchase.earlierPaid');
  const notMade = says('billing.unfinishedPayments.notMade', 'billing.purchase.earlierNotMade');
  await made.or(notMade).first().waitFor();
  return (await made.count()) > 0;
};

describe('the server is killed in the middle of a payment, and what is shown of it is what was charged, once', () => {
  test.each([
    [11, 0],
    [12, 25],
    [13, 70],
  ])('in the dialog that stayed open: $%i, after %i ms', async (amount, after) => {
    await tipFay(amount);
    const key = await payAndKill(`Pay $${amount}.00`, after);
    await world.rise();
    const isMade = await outcomeOfDialog();
    if (isMade) await dialog(page).getByText(`$${amount}.00`).waitFor();
    await isTrue(key, isMade);
  });

  test.each([
    [14, 8],
    [15, 45],
  ])('on the profile, once its window is gone: $%i, after %i ms', async (amount, after) => {
    await tipFay(amount);
    const key = await payAndKill(`Pay $${amount}.00`, after);
    await page.reload().catch(() => {});
    await world.rise();
    await page.goto('/fay');
    await isTrue(key, await outcomeOfNotice(`${amount}.00`));
  });

  test('before the next payment, which is neither dropped nor answered by it', async () => {
    await tipFay(16);
    const key = await payAndKill('Pay $16.00', 30);
    await world.rise();
    await page.goto('/fay');
    // The notice stays for some seconds only, and comes while the dialog is filled in.
    const [isMade] = await Promise.all([outcomeOfNotice('16.00'), askForTip(17)]);
    await answer(page, 'Pay $17.00').waitFor();
    expect(await dialog(page).getByText('Thank you').count()).toBe(0);
    await isTrue(key, isMade);
  });

  test.each([
    ['/ada', 'Five states of one plate', '$5.00', 12],
    ['/fay', 'Demo: “Low tide”', '$3.00', 55],
  ])('on the page of a post: %s, %s', async (profile, title, price, after) => {
    await page.goto(profile);
    const paid = page.getByRole('button', { name: 'Paid' });
    await paid.or(page.getByRole('radio', { name: 'Paid' })).click();
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('button', { name: `Unlock for ${price}` }).click();
    const key = await payAndKill(`Pay ${price}`, after);
    await world.rise();
    const isMade = await outcomeOfDialog();
    await answer(page, isMade ? 'Done' : 'Not now').click();
    const locked = page.getByRole('button', { name: `Unlock for ${price}` });
    await expect.poll(() => locked.count()).toBe(isMade ? 0 : 1);
    await isTrue(key, isMade);
  });

  test.each([18, 45])('in the chat, for a message: after %i ms', async (after) => {
    const price = `$6.${String(after).padStart(2, '0')}`;
    const words = `The secret of ${after}`;
    const creator = await newProfile(browser, { baseURL: world.origin });
    await admit(creator, 'ada');
    await post(
      creator.request,
      '/api/v1/chat/send',
      { withUserId: boId, message: words, fileHash: null, isPaid: true, price: 600 + after },
      world.origin,
    );
    await page.goto('/messages/2');
    const unlock = page.getByRole('log').getByRole('button', { name: `Unlock for ${price}` });
    await unlock.click();
    const key = await payAndKill(`Pay ${price}`, after);
    await page.reload().catch(() => {});
    await world.rise();
    await page.goto('/messages/2');
    const isMade = await outcomeOfNotice(price.slice(1));
    if (isMade) await page.getByRole('log').getByText(words).waitFor();
    else await unlock.waitFor();
    await isTrue(key, isMade);
  });
});
