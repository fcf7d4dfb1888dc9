import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { objections } from './lib/axe.ts';
import { leftDialog, openBrowser, type ProfileOptions } from './lib/browser.ts';
import { isPublished, saved, words } from './lib/composer.ts';
import { answer, cards, dialog, fillCard, newMember, signedIn } from './lib/member.ts';
import { button } from './lib/newcomer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const ada = 2;
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const attached = (page: Page) => page.getByRole('list', { name: 'Attached files' });
const tile = (page: Page, place: number) => dialog(page).getByRole('gridcell').nth(place);
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

/** A new fan in their chat with ada, and ada in hers with them; `sent` counts what is uploaded. */
async function meet(options: ProfileOptions) {
  const { page: fan, id } = await newMember(browser, `/messages/${ada}`, options);
  await field(fan).fill('Hello Ada');
  await button(fan, 'Send').click();
  await log(fan).getByRole('article').getByLabel('Sent').waitFor();
  const creator = await signedIn(browser, 'ada', `/messages/${id}`, options);
  await log(creator).getByRole('article').first().waitFor();
  const uploads: string[] = [];
  creator.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/files'))
      uploads.push(request.url());
  });
  return { fan, creator, uploads };
}

const openPicker = async (page: Page) => {
  await button(page, 'Add to the message').click();
  await page.getByRole('menuitem', { name: t('chat.attachedFiles.library') }).click();
  await tile(page, 0).waitFor();
};

describe.each([
  ['on a phone', { width: 390, height: 844, hasTouch: true }],
  ['on a wide screen', { width: 1440, height: 900 }],
])('files of the library %s', (_, options) => {
  test('are sold in a message, marked as bought, and asked about before they go again', async () => {
    const { fan, creator, uploads } = await meet(options);
    await openPicker(creator);
    expect(await objections(creator)).toEqual([]);
    await dialog(creator)
      .getByText(/^Marks are about /)
      .waitFor();
    expect(await answer(creator, 'Add').isDisabled()).toBe(true);
    await tile(creator, 1).click();
    await expect.poll(() => tile(creator, 1).getAttribute('aria-selected')).toBe('true');
    await answer(creator, 'Add 1').click();
    await leftDialog(creator);
    await expect.poll(() => attached(creator).getByRole('listitem').count()).toBe(1);
    await expect.poll(() => focused(creator)).toBe('Add to the message');

    await openPicker(creator);
    await tile(creator, 1).getByText(t('media.filePicker.taken')).waitFor();
    await creator.keyboard.press('Escape');
    await leftDialog(creator);
    await button(creator, 'Add to the message').click();
    await creator.getByRole('menuitem', { name: t('chat.pricePart.open') }).click();
    await creator.getByLabel(t('chat.pricePart.price')).fill('5');
    await button(creator, 'Send').click();
    await button(creator, 'Send for $5.00').click();
    await log(creator).getByText('$5.00 · Not bought yet').waitFor();
    await openPicker(creator);
    await tile(creator, 1).getByText('Offered $5.00').waitFor();
    await creator.keyboard.press('Escape');
    await leftDialog(creator);

    await log(fan).getByRole('button', { name: 'Unlock for $5.00' }).click();
    await fillCard(fan, cards.pays);
    await answer(fan, 'Pay $5.00').click();
    await answer(fan, 'Done').click();
    await log(fan).getByText('Unlocked for $5.00').waitFor();

    await openPicker(creator);
    await tile(creator, 1)
      .getByText(/^Bought /)
      .waitFor();
    await tile(creator, 1).click();
    await tile(creator, 2).click();
    await answer(creator, 'Add 2').click();
    await dialog(creator)
      .getByText(/ bought 1 of these files\.$/)
      .waitFor();
    expect(await objections(creator)).toEqual([]);
    await creator.keyboard.press('Escape');
    await answer(creator, 'Add 2').click();
    await answer(creator, t('media.filePicker.leaveOut')).click();
    await leftDialog(creator);
    await expect.poll(() => attached(creator).getByRole('listitem').count()).toBe(1);
    expect(uploads).toEqual([]);
  });
});

test('files are found by words and chosen by keys alone, in their order', async () => {
  const { creator } = await meet({ width: 1_440, height: 900 });
  await openPicker(creator);
  await expect.poll(() => dialog(creator).getByRole('searchbox').isVisible()).toBe(true);
  await creator.keyboard.type('nothing is called so');
  await dialog(creator).getByText(t('media.library.noMatch')).waitFor();
  await dialog(creator).getByRole('searchbox').fill('');
  await tile(creator, 0).focus();
  await creator.keyboard.press('ArrowRight');
  await creator.keyboard.press('Space');
  await creator.keyboard.press('ArrowLeft');
  await creator.keyboard.press('Enter');
  const chosen = dialog(creator).getByRole('gridcell', { selected: true });
  const nameOf = (place: number) => tile(creator, place).getAttribute('aria-label');
  await expect.poll(() => nameOf(1)).toMatch(/Number 1$/);
  await expect.poll(() => nameOf(0)).toMatch(/Number 2$/);
  await creator.keyboard.press('Escape');
  await expect.poll(() => chosen.count()).toBe(0);
  await creator.keyboard.press('Escape');
  await leftDialog(creator);
});

test('a post takes files of the library, which say in how many posts they are', async () => {
  const page = await signedIn(browser, 'ada', '/profile/new', { width: 800, height: 900 });
  await words(page).fill('Fog once more');
  await button(page, t('posts.postFiles.library')).click();
  await tile(page, 0).waitFor();
  await dialog(page).getByText('In 1 post').first().waitFor();
  const once = dialog(page).getByRole('gridcell', { name: /In 1 post$/ });
  await once.nth(0).click();
  await once.nth(1).click();
  await answer(page, 'Add 2').click();
  await leftDialog(page);
  const pictures = page.getByRole('list', { name: t('posts.postFiles.list') });
  await expect.poll(() => pictures.getByRole('button', { name: /^Options for/ }).count()).toBe(2);
  await saved(page);
  await button(page, 'Publish').click();
  const anyway = button(page, t('posts.postEditor.anyway'));
  await anyway.click();
  await isPublished(page);
  await expect.poll(() => page.getByRole('article').getByRole('img').count()).toBeGreaterThan(1);
});

test('a mass message takes a file of the library', async () => {
  const page = await signedIn(browser, 'ada', '/messages', { width: 1_440, height: 900 });
  await button(page, 'New mass message').click();
  await dialog(page).getByRole('textbox', { name: 'Message', exact: true }).fill('For all of you');
  await dialog(page)
    .getByRole('button', { name: t('chat.attachedFiles.library') })
    .click();
  await dialog(page).last().getByRole('gridcell').first().click();
  await page.getByRole('button', { name: 'Add 1', exact: true }).click();
  await expect.poll(() => attached(page).getByRole('listitem').count()).toBe(1);
  await answer(page, 'Continue').click();
  await dialog(page).getByText('For all of you').waitFor();
});
