import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { signedIn } from './lib/member.ts';
import { anew } from './lib/pictures.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const film = readFileSync(new URL('lib/forty-seconds.webm', import.meta.url));
const subRip =
  '1\n00:00:01,000 --> 00:00:03,000\nThe square moves.\n\n' +
  '2\n00:00:04,000 --> 00:00:06,500\nIt moves on.\n';
const named = t('media.fileCaptions.removeNamed', { language: 'English' });

const tile = (page: Page) => page.getByRole('button', { name: /^Open forty-seconds\.webm, video/ });

/** The details of the video that was uploaded, opened from its tile. */
async function openDetails(page: Page): Promise<Locator> {
  await tile(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'forty-seconds.webm' });
  await details.getByRole('heading', { name: t('media.fileCaptions.title') }).waitFor();
  return details;
}

const buttonIn = (details: Locator, name: string) =>
  details.getByRole('button', { name, exact: true });
const close = async (details: Locator) => {
  await buttonIn(details, t('media.fileDetails.close')).first().click();
  await details.waitFor({ state: 'detached' });
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const give = (details: Locator, name: string, text: string) =>
  details
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('a video of the library gets captions from a file, which stay, and loses them again', async () => {
  const page = await signedIn(browser, 'ada', '/library/uploaded');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'forty-seconds.webm', mimeType: 'video/webm', buffer: anew(film) });
  await tile(page).waitFor();

  const details = await openDetails(page);
  await details.getByText(t('media.fileCaptions.none')).waitFor();
  await buttonIn(details, t('media.fileCaptions.add')).click();
  await give(details, 'words.srt', 'These are words.');
  await details.getByText(t('media.fileCaptions.unfit.wrong')).waitFor();
  expect(await buttonIn(details, t('media.fileCaptions.send')).isDisabled()).toBe(true);
  await give(details, 'square.srt', subRip);
  await buttonIn(details, t('media.fileCaptions.send')).click();
  await buttonIn(details, named).waitFor();
  await expect.poll(() => focused(page)).toBe(t('media.fileCaptions.add'));
  await details.getByRole('switch', { name: t('media.filePreview.label') }).check();
  await details.getByText(t('media.filePreview.on')).waitFor();
  await close(details);

  // The library knows it without being read again.
  const same = await openDetails(page);
  await buttonIn(same, named).waitFor();
  await same.getByText(t('media.filePreview.on')).waitFor();
  await reload(page);
  const again = await openDetails(page);
  await again.getByText(t('media.filePreview.on')).waitFor();
  await buttonIn(again, named).click();
  await again.getByText(t('media.fileCaptions.none')).waitFor();
  await close(again);
  await reload(page);
  await (await openDetails(page)).getByText(t('media.fileCaptions.none')).waitFor();
});
