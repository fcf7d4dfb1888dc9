import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { objections } from './lib/axe.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { dialog, newMember } from './lib/member.ts';
import { anew } from './lib/pictures.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const film = readFileSync(new URL('lib/forty-seconds.webm', import.meta.url));
const name = 'forty-seconds.webm';
const tile = (page: Page) => page.getByRole('button', { name: /^Open forty-seconds\.webm, video/ });
const buttonIn = (inside: Locator, text: string) =>
  inside.getByRole('button', { name: text, exact: true });
const slider = (inside: Locator) =>
  inside.getByRole('slider', { name: t('media.filePoster.position') });

/** The library of a new member with a video, and its details. */
async function openDetails(page: Page): Promise<Locator> {
  await page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'video/webm',
    buffer: anew(film),
  });
  await tile(page).waitFor();
  return detailsOf(page);
}

async function detailsOf(page: Page): Promise<Locator> {
  await tile(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const details = dialog(page);
  await details.getByRole('heading', { name: t('media.filePoster.title') }).waitFor();
  return details;
}

/** Share of the width at which the light square of the film is, in the picture of the tile. */
async function squareAt(page: Page): Promise<number> {
  const address = (await page.getByRole('gridcell').locator('img').getAttribute('src')) ?? '';
  const answer = await page.request.get(new URL(address, page.url()).href);
  const { data, info } = await sharp(await answer.body())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const weights = Array.from({ length: info.width }, (_, x) => {
    let sum = 0;
    for (let y = 0; y < info.height; y += 1) sum += data[y * info.width + x] ?? 0;
    return sum;
  });
  return weights.indexOf(Math.max(...weights)) / info.width;
}

describe.each([
  ['on a phone', { width: 390, height: 844, hasTouch: true }],
  ['on a wide screen', { width: 1_440, height: 900 }],
])('the picture of a video %s', (_, options) => {
  test('is chosen among its frames by keys, and stays', async () => {
    const { page } = await newMember(browser, '/library/uploaded', options);
    const details = await openDetails(page);
    const before = await squareAt(page);
    await buttonIn(details, t('media.filePoster.choose')).press('Enter');
    await expect.poll(() => slider(details).isEnabled()).toBe(true);
    expect(await objections(page)).toEqual([]);
    await slider(details).focus();
    await page.keyboard.press('End');
    const end = Number(await slider(details).inputValue());
    expect(end).toBeGreaterThan(39);
    await page.keyboard.press('ArrowLeft');
    expect(Number(await slider(details).inputValue())).toBeCloseTo(end - 0.04, 1);
    await buttonIn(details, t('media.filePoster.before')).click();
    await buttonIn(details, t('media.filePoster.use')).press('Enter');
    await buttonIn(details, t('media.filePoster.choose')).waitFor();
    await buttonIn(details, t('media.fileDetails.close')).first().click();
    await details.waitFor({ state: 'detached' });
    // The library knows it without being read again, and after that.
    await expect.poll(() => squareAt(page)).not.toBeCloseTo(before, 1);
    const now = await squareAt(page);
    await reload(page);
    await tile(page).waitFor();
    expect(await squareAt(page)).toBeCloseTo(now, 2);
  });
});

test('a picture that does not arrive is said beside it, and sent again from the same frame', async () => {
  const { page } = await newMember(browser, '/library/uploaded');
  const details = await openDetails(page);
  await buttonIn(details, t('media.filePoster.choose')).click();
  await expect.poll(() => slider(details).isEnabled()).toBe(true);
  await slider(details).fill('20');
  await page.context().setOffline(true);
  await buttonIn(details, t('media.filePoster.use')).click();
  await details.getByText(/^We couldn.t connect/).waitFor();
  expect(await slider(details).inputValue()).toBe('20');
  await page.context().setOffline(false);
  await buttonIn(details, t('media.filePoster.use')).click();
  await buttonIn(details, t('media.filePoster.choose')).waitFor();
  await buttonIn(details, t('media.filePoster.choose')).click();
  await buttonIn(details, t('media.filePoster.cancel')).click();
  await buttonIn(details, t('media.filePoster.choose')).waitFor();
});

test('a video that does not come is said, and can be tried again', async () => {
  const { page } = await newMember(browser, '/library/uploaded');
  const details = await openDetails(page);
  await page.route(/\/storage\/.*\/original/, (route) => route.abort());
  await buttonIn(details, t('media.filePoster.choose')).click();
  await details.getByText(t('media.filePoster.unreadable')).waitFor();
  await page.unroute(/\/storage\/.*\/original/);
  await buttonIn(details, t('media.filePoster.again')).click();
  await expect.poll(() => slider(details).isEnabled()).toBe(true);
});
