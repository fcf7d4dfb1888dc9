import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser } from './lib/browser.ts';
import { callAs, headersOf } from './lib/calls.ts';
import { newMember } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { anew, jpegOf } from './lib/pictures.ts';

let browser: Browser;
let buffer: Buffer;
beforeAll(async () => {
  browser = await openBrowser();
  buffer = await jpegOf(90, 60);
});

const film = readFileSync(new URL('lib/forty-seconds.webm', import.meta.url));
const root = '/api/v1/library';
const restoring = '**/api/v1/library/restore';
const tiles = (page: Page) => page.getByRole('gridcell');

const readAs = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await page.request.get(path, { headers: await headersOf(page) })).json() as Promise<Answer>;

interface Listed {
  readonly hash: string;
  readonly type: string;
}
const listed = async (page: Page, query = ''): Promise<Listed[]> => {
  const { data } = await readAs<{ data: Listed[] }>(page, `${root}/uploaded${query}`);
  return data;
};

/** A member who looks at a folder with two pictures and a video that has captions, at a width. */
async function withFolder(width: number): Promise<{ page: Page; id: number; video: string }> {
  const { page } = await newMember(browser, '/library/uploaded', { width, height: 900 });
  const files = ['a', 'b'].map((name) => ({
    name: `${name}.jpg`,
    mimeType: 'image/jpeg',
    buffer: anew(buffer),
  }));
  await page
    .locator('input[type=file]')
    .setInputFiles([...files, { name: 'film.webm', mimeType: 'video/webm', buffer: film }]);
  await expect.poll(() => page.getByRole('button', { name: /^Open / }).count()).toBe(3);
  const all = await listed(page);
  const video = all.find(({ type }) => type === 'video')?.hash ?? '';
  const text = 'WEBVTT\n\n00:00.000 --> 00:02.000\nA square.\n';
  await callAs(page, 'PUT', `/api/v1/files/${video}/captions/en`, { text });
  const made = await page.request.post(`${root}/folders`, {
    headers: await headersOf(page),
    data: { name: 'Summer' },
  });
  const { id } = ((await made.json()) as { data: { id: number } }).data;
  const add = all.map(({ hash }) => hash);
  await callAs(page, 'POST', `${root}/folders/${id}/items`, { add });
  await page.goto(`/library/uploaded?folder=${id}`);
  await expect.poll(() => tiles(page).count()).toBe(3);
  return { page, id, video };
}

/** Deletes all files that are shown, by keys. */
async function deleteAll(page: Page): Promise<void> {
  await tiles(page).first().focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete 3 files?' });
  await question.getByText('Not used: 3 files are deleted.', { exact: true }).waitFor();
  await question.getByRole('button', { name: 'Delete 3 files' }).click();
  await page.getByText('3 files deleted.').waitFor();
  await expect.poll(() => tiles(page).count()).toBe(0);
}
const undo = (page: Page) => button(page, t('media.filesDelete.undo')).click();

test.each([1_440, 390])('deleted files are back in their folder at %i px', async (width) => {
  const { page, id, video } = await withFolder(width);
  await deleteAll(page);
  expect(await listed(page)).toEqual([]);
  await undo(page);
  await page.getByText('3 files are back.').waitFor();
  await expect.poll(() => tiles(page).count()).toBe(3);
  expect(await listed(page, `?folder=${id}`)).toHaveLength(3);
  const { data } = await readAs<{ data: { captions: { language: string; url: string }[] } }>(
    page,
    `/api/v1/files/${video}`,
  );
  expect(data.captions.map(({ language }) => language)).toEqual(['en']);
  const text = await page.request.get(data.captions[0]?.url ?? '');
  expect(await text.text()).toContain('A square.');
});

test('an undo says that there is no room, or that it is too late', async () => {
  const { page } = await withFolder(1_440);
  await deleteAll(page);
  await page.route(restoring, (route) =>
    route.fulfill({
      status: 409,
      json: { message: 'Your storage is full.', code: 'storage_full' },
    }),
  );
  await undo(page);
  await page.getByText(t('media.deletionUndo.full')).waitFor();
  await page.unroute(restoring);
  await page.route(restoring, (route) => route.fulfill({ json: { restored: [] } }));
  await button(page, t('media.filesUndo.again')).click();
  await page.getByText(t('media.deletionUndo.tooLate')).waitFor();
  expect(await tiles(page).count()).toBe(0);
});
