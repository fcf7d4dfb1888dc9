import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, type ProfileOptions } from './lib/browser.ts';
import { answer, cards, dialog, fillCard, newMember, signedIn } from './lib/member.ts';
import { button } from './lib/newcomer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const ada = 2;
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const row = (page: Page, words: string | RegExp) =>
  log(page).getByRole('article').filter({ hasText: words });
/** A new fan in their chat with ada, and ada in hers with them. */
const meet = async (options: ProfileOptions) => {
  const { page: fan, id } = await newMember(browser, `/messages/${ada}`, options);
  await field(fan).fill('Hello Ada');
  await button(fan, 'Send').click();
  await row(fan, 'Hello Ada').getByLabel('Sent').waitFor();
  const creator = await signedIn(browser, 'ada', `/messages/${id}`);
  await row(creator, 'Hello Ada').waitFor();
  return { fan, creator };
};

/** Writes for a price, up to where it is read back. */
const offer = async (creator: Page, words: string, price: string) => {
  await button(creator, 'Add to the message').click();
  await creator.getByRole('menuitem', { name: t('chat.pricePart.open') }).click();
  await creator.getByLabel(t('chat.pricePart.price')).fill(price);
  await field(creator).fill(words);
  await button(creator, 'Send').click();
};

describe.each([
  ['on a phone', { width: 390, height: 844 }],
  ['on a wide screen', { width: 1440, height: 900 }],
])('a paid message %s', (_, options) => {
  test('is read back, sent, unlocked in its place, and another one is deleted for both', async () => {
    const { fan, creator } = await meet(options);
    await offer(creator, 'The secret of the lake', '1');
    await creator.getByText('The lowest price is $3.00.').waitFor();
    await creator.getByLabel(t('chat.pricePart.price')).fill('5');
    await button(creator, 'Send').click();
    await creator
      .getByText(t('chat.pricePart.readBack', { name: 'Gil', price: '$5.00' }))
      .waitFor();
    expect(await row(creator, 'The secret of the lake').count()).toBe(0);
    await button(creator, t('chat.massMessage.edit')).click();
    await expect.poll(() => field(creator).inputValue()).toBe('The secret of the lake');
    await button(creator, 'Send').click();
    await button(creator, 'Send for $5.00').click();
    await row(creator, '$5.00 · Not bought yet').waitFor();

    const unlock = log(fan).getByRole('button', { name: 'Unlock for $5.00' });
    await unlock.waitFor();
    expect(await row(fan, 'The secret of the lake').count()).toBe(0);
    await fan.evaluate(() => document.body.setAttribute('data-same', ''));
    await unlock.click();
    await fillCard(fan, cards.pays);
    await answer(fan, 'Pay $5.00').click();
    await dialog(fan).getByText('The message is yours.').waitFor();
    await dialog(fan).getByText('Payment number').waitFor();
    await row(fan, 'The secret of the lake').waitFor();
    await answer(fan, 'Done').click();
    await row(fan, 'Unlocked for $5.00').waitFor();
    expect(await fan.locator('body[data-same]').count()).toBe(1);
    await row(creator, '$5.00 · Bought').waitFor();
    await row(creator, '$5.00 · Bought').hover();
    await log(creator)
      .getByRole('button', { name: /^Actions for your message, / })
      .last()
      .click();
    const stays = creator.getByRole('menuitem', { name: t('chat.messageDeletion.stays') });
    await stays.waitFor();
    expect(await creator.getByRole('menuitem', { name: /^Delete for both/ }).count()).toBe(0);
    await creator.keyboard.press('Escape');

    await offer(creator, 'Sent to the wrong one', '3');
    await button(creator, 'Send for $3.00').click();
    await log(fan).getByRole('button', { name: 'Unlock for $3.00' }).waitFor();
    // Before its own answer it has no actions, and the last ones would be those of the bought message.
    const wrong = row(creator, '$3.00 · Not bought yet');
    await wrong.waitFor();
    await wrong.hover();
    await log(creator)
      .getByRole('button', { name: /^Actions for your message, / })
      .last()
      .click();
    await creator.getByRole('menuitem', { name: /^Delete for both/ }).click();
    // The deletion itself waits ten seconds, in which it can be taken back.
    await log(fan).getByRole('button', { name: 'Unlock for $3.00' }).waitFor({ state: 'detached' });
    expect(await row(fan, 'The secret of the lake').count()).toBe(1);
    await Promise.all([fan.context().close(), creator.context().close()]);
  });
});

test('a member whose identity is not verified is led to the check where they want a price', async () => {
  const { page } = await newMember(browser, `/messages/${ada}`);
  await field(page).waitFor();
  await button(page, 'Add to the message').click();
  await page.getByRole('menuitem', { name: t('chat.pricePart.open') }).click();
  await page.getByText(t('app.identityNotice.text')).waitFor();
  expect(await page.getByRole('link', { name: t('app.identityNotice.start') }).count()).toBe(1);
  await button(page, t('app.identityNotice.later')).click();
  await page.getByText(t('app.identityNotice.text')).waitFor({ state: 'detached' });
  await page.goto('/messages');
  await page.getByRole('heading', { name: 'Messages', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'New mass message' }).count()).toBe(0);
});
