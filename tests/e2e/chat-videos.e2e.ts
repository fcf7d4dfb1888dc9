import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { objections } from './lib/axe.ts';
import { leftDialog, openBrowser, reload, type ProfileOptions } from './lib/browser.ts';
import { answer, cards, dialog, fillCard, newMember, signedIn } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { anew } from './lib/pictures.ts';
import { isAt, isClosed } from './lib/viewer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const ada = 2;
const film = readFileSync(new URL('lib/forty-seconds.webm', import.meta.url));
const video = () => ({ name: 'harbour.webm', mimeType: 'video/webm', buffer: anew(film) });
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const attached = (page: Page) => page.getByRole('list', { name: 'Attached files' });
const played = (page: Page) =>
  dialog(page)
    .locator('video')
    .evaluate((one) => (one as HTMLVideoElement).currentTime);
/** Paths of media that a page asks for. */
const storage = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/storage/')) paths.push(pathname);
  });
  return paths;
};

/** A new fan in their chat with ada, and ada in hers with them. */
async function meet(options: ProfileOptions) {
  const { page: fan, id } = await newMember(browser, `/messages/${ada}`, options);
  await field(fan).fill('Hello Ada');
  await button(fan, 'Send').click();
  await log(fan).getByRole('article').getByLabel('Sent').waitFor();
  const creator = await signedIn(browser, 'ada', `/messages/${id}`, options);
  await log(creator).getByRole('article').first().waitFor();
  return { fan, creator };
}

/** Puts a video beside a message, and waits until it is ready. */
const attach = async (page: Page) => {
  await page.locator('input[type=file]').setInputFiles(video());
  await attached(page).getByText('0:40').waitFor();
};

describe.each([
  ['on a phone', { width: 390, height: 844, hasTouch: true }],
  ['on a wide screen', { width: 1440, height: 900 }],
])('a video in a chat %s', (_, options) => {
  test('is sent free, and plays in the viewer, and nothing but its poster came before', async () => {
    const { fan, creator } = await meet(options);
    await attach(creator);
    await field(creator).fill('The harbour this morning');
    const asked = storage(fan);
    await button(creator, 'Send').click();
    const open = log(fan).getByRole('button', { name: /^Open Video from Ada Marlow, 0:40$/ });
    await open.waitFor();
    expect(asked.filter((path) => !path.endsWith('/thumb'))).toEqual([]);
    expect(await objections(fan)).toEqual([]);
    await open.click();
    await isAt(fan, '1 of 1');
    await expect.poll(() => played(fan)).toBeGreaterThan(0);
    await fan.keyboard.press('Escape');
    await isClosed(fan);
    await expect.poll(() => open.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('is sold: no byte of it before it is paid for, and all of it after', async () => {
    const { fan, creator } = await meet(options);
    await attach(creator);
    await field(creator).fill('Only for you');
    await button(creator, 'Add to the message').click();
    await creator.getByRole('menuitem', { name: t('chat.pricePart.open') }).click();
    await creator.getByLabel(t('chat.pricePart.price')).fill('5');
    const asked = storage(fan);
    await button(creator, 'Send').click();
    await button(creator, 'Send for $5.00').click();
    await log(creator).getByText('$5.00 · Not bought yet').waitFor();
    await log(fan)
      .getByText(/1 video \(0:40\)/)
      .waitFor();
    expect(asked).toEqual([]);
    await log(fan).getByRole('button', { name: 'Unlock for $5.00' }).click();
    await fillCard(fan, cards.pays);
    await answer(fan, 'Pay $5.00').click();
    await answer(fan, 'Done').click();
    await log(fan).getByText('Unlocked for $5.00').waitFor();
    await reload(fan);
    await log(fan)
      .getByRole('button', { name: /^Open Video from Ada Marlow/ })
      .click();
    await expect.poll(() => played(fan)).toBeGreaterThan(0);
  });
});

test('a video of the library goes into a message, and nothing is sent again', async () => {
  const { fan, creator } = await meet({ width: 800, height: 900 });
  await attach(creator);
  await field(creator).fill('Once');
  await button(creator, 'Send').click();
  await log(fan)
    .getByRole('button', { name: /^Open Video from/ })
    .waitFor();
  const uploads: string[] = [];
  creator.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/files'))
      uploads.push(request.url());
  });
  await button(creator, 'Add to the message').click();
  await creator.getByRole('menuitem', { name: t('chat.attachedFiles.library') }).click();
  const tile = dialog(creator).getByRole('gridcell').first();
  await tile.getByText(/^Sent /).waitFor();
  await tile.click();
  await answer(creator, 'Add 1').click();
  await answer(creator, t('media.filePicker.anyway')).click();
  await leftDialog(creator);
  await attached(creator).getByText('0:40').waitFor();
  await button(creator, 'Send').click();
  await expect
    .poll(() =>
      log(fan)
        .getByRole('button', { name: /^Open Video from/ })
        .count(),
    )
    .toBe(2);
  expect(uploads).toEqual([]);
});
