import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { pattern, t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import {
  answer,
  cards,
  dialog,
  fillCard,
  newMember,
  paymentsOf,
  subscribeWith,
} from './lib/member.ts';
import { button } from './lib/newcomer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const bank = (page: Page) => page.frameLocator('iframe[title^="Your bank"]');
const renews = (page: Page) => page.getByText(pattern('people.relationship.renews'));

const at = async (path: string) => (await newMember(browser, path)).page;

/** Whoever does not follow finds it behind the dots. */
const askToTip = async (page: Page) => {
  await page.getByRole('button', { name: /^Options for (?!this post)/ }).click();
  await page.getByRole('menuitem', { name: 'Send a tip' }).click();
};

/** From a profile to the question whether to pay the smallest tip on offer. */
const tipWith = async (page: Page, number: string) => {
  await askToTip(page);
  await dialog(page).getByRole('radio', { name: '$5.00' }).check();
  await answer(page, /^Continue/).click();
  await fillCard(page, number);
  await answer(page, 'Pay $5.00').waitFor();
};

describe('paying', () => {
  test('the bank asks who it is, and the answer ends in a subscription', async () => {
    const page = await at('/ada');
    await subscribeWith(page, cards.asks);
    await answer(page, /^Pay /).click();
    const yes = bank(page).getByRole('button', { name: 'Yes, approve the payment' });
    await yes.waitFor();
    // A frame that had the focus before its page came would have lost it to the page behind.
    expect(await page.locator(':focus').innerText()).toBe('Cancel the payment');
    await yes.click();
    await dialog(page)
      .getByText(t('billing.purchase.succeeded.subscription', { name: 'Ada Marlow' }))
      .waitFor();
    await answer(page, 'Done').click();
    await renews(page).waitFor();
  });

  test('whoever tells the bank no is charged nothing and is told so', async () => {
    const page = await at('/ada');
    await subscribeWith(page, cards.asks);
    await answer(page, /^Pay /).click();
    await bank(page).getByRole('button', { name: 'No, refuse it' }).click();
    await dialog(page)
      .getByRole('heading', { name: t('billing.purchase.declinedTitle') })
      .waitFor();
  });

  test('a declined tip says why, and another card pays it', async () => {
    const page = await at('/fay');
    await tipWith(page, cards.declines);
    await answer(page, 'Pay $5.00').click();
    await dialog(page)
      .getByRole('heading', { name: t('billing.purchase.declinedTitle') })
      .waitFor();
    await answer(page, 'Add another card').click();
    await fillCard(page, cards.pays);
    await answer(page, 'Pay $5.00').click();
    await dialog(page)
      .getByText(t('billing.purchase.succeeded.tip', { name: 'Fay Winters' }))
      .waitFor();
  });

  test('two presses in one breath are one payment', async () => {
    const page = await at('/ada');
    await subscribeWith(page, cards.pays);
    const sent = paymentsOf(page);
    await answer(page, /^Pay /).dblclick();
    await answer(page, 'Done').waitFor();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent.filter(({ status }) => status < 300).length).toBe(1);
  });

  test('a price that changed since it was shown is asked about, and only then paid', async () => {
    const page = await at('/ada');
    await page.route('**/api/v1/profiles/ada/plans', async (route) => {
      const got = await route.fetch();
      const plans = (await got.json()) as { data: { price: { amount: number } }[] };
      for (const { price } of plans.data) price.amount -= 100;
      await route.fulfill({ response: got, json: plans });
    });
    await subscribeWith(page, cards.pays);
    const asked = await answer(page, /^Pay /).innerText();
    await answer(page, /^Pay /).click();
    await dialog(page).getByRole('heading', { name: 'The price has changed' }).waitFor();
    expect(await answer(page, /^Pay /).innerText()).not.toBe(asked);
    await answer(page, /^Pay /).click();
    await answer(page, 'Done').click();
    await renews(page).waitFor();
  });

  test('a reload in the middle of paying finds the payment again, and it is made once', async () => {
    const page = await at('/ada');
    await subscribeWith(page, cards.pays);
    const sent = paymentsOf(page);
    let isMade = false;
    // The server gets it and its answer never comes. Unrouting later would lose what is under way then.
    await page.route('**/api/v1/subscriptions', async (route) => {
      if (isMade) return route.continue();
      await route.fetch();
      isMade = true;
    });
    await answer(page, /^Pay /).click();
    await expect.poll(() => isMade).toBe(true);
    await reload(page);
    await renews(page).waitFor();
    expect(sent.filter(({ status }) => status < 300).length).toBeLessThanOrEqual(1);
  });

  test('Back closes the dialog before it leaves the page', async () => {
    const page = await at('/explore');
    await page.goto('/ada');
    await askToTip(page);
    await dialog(page).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/ada');
    await page.goBack();
    await page.waitForURL('**/explore');
  });

  test('what is paid for comes only once it is paid for, and at once then', async () => {
    const page = await at('/pages/terms');
    const media: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/^\/(storage|media)\//.test(pathname) && response.ok()) media.push(pathname);
    });
    await page.goto('/fay');
    await button(page, 'Paid')
      .or(page.getByRole('radio', { name: 'Paid' }))
      .click();
    const post = page.getByRole('article').filter({ hasText: 'Demo: “Low tide”' });
    await post.getByRole('button', { name: /^Unlock for/ }).waitFor();
    const pictures = () =>
      post.locator('img').evaluateAll((all) =>
        (all as HTMLImageElement[]).map(
          // The browser takes one of its sizes.
          ({ currentSrc, src }) => new URL(currentSrc || src).pathname,
        ),
      );
    const before = await pictures();
    await post.getByRole('button', { name: /^Unlock for/ }).click();
    await fillCard(page, cards.pays);
    await answer(page, /^Pay /).waitFor();
    const early = [...media];
    await answer(page, /^Pay /).click();
    await answer(page, 'Done').click();
    await expect.poll(() => post.getByRole('button', { name: /^Unlock/ }).count()).toBe(0);
    const bought = async () => (await pictures()).filter((path) => !before.includes(path));
    await expect.poll(async () => (await bought()).length).toBe(1);
    // A picture that has not chosen among its sizes yet names another than the one that comes.
    await expect.poll(async () => (await bought()).some((path) => media.includes(path))).toBe(true);
    for (const path of await bought()) expect(early).not.toContain(path);
  });
});

/** Id or tag of the focused element in a frame that has the focus. */
const focused = () =>
  document.hasFocus() && (document.activeElement?.id || document.activeElement?.localName);

describe('the payment form by keyboard', () => {
  test('Tab goes through the fields of the provider and out again, and back the same way', async () => {
    const page = await at('/fay');
    await askToTip(page);
    await dialog(page).getByRole('radio', { name: '$5.00' }).check();
    await answer(page, /^Continue/).click();
    const fields = page.frameLocator('iframe[title^="Card details"]');
    await fields.getByLabel('Card number').waitFor();
    const stop = async () =>
      (await fields.locator('body').evaluate(focused)) ||
      (await page.evaluate(() => document.activeElement?.getAttribute('name')));
    const stops = ['number', 'expiry', 'cvc', 'save', 'summary', 'makeDefault'];
    const goes = async (key: string, order: readonly string[]) => {
      for (let times = 0; times < 6 && (await stop()) !== order[0]; times += 1)
        await page.keyboard.press(key);
      for (const next of order.slice(1)) {
        await page.keyboard.press(key);
        await expect.poll(stop).toBe(next);
      }
    };
    await goes('Tab', stops);
    await goes('Shift+Tab', stops.toReversed());
  });
});
