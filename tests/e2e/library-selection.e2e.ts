import type { Browser, Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { objections } from './lib/axe.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { fingers } from './lib/fingers.ts';
import { answer, dialog, newMember } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { anew, jpegOf } from './lib/pictures.ts';

let browser: Browser;
let buffer: Buffer;
beforeAll(async () => {
  browser = await openBrowser();
  buffer = await jpegOf(90, 60);
});

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
const tiles = (page: Page) => page.getByRole('gridcell');
const selected = (page: Page) => page.getByRole('gridcell', { selected: true });
const folder = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Folders' }).getByRole('link', { name });

/** A member with twelve files in the library and a folder, at a width. */
async function withFiles(width: number): Promise<Page> {
  const { page } = await newMember(browser, '/library/uploaded', { width, height: 900 });
  const files = names.map((name) => ({
    name: `${name}.jpg`,
    mimeType: 'image/jpeg',
    buffer: anew(buffer),
  }));
  await page.locator('input[type=file]').setInputFiles(files);
  await expect.poll(() => page.getByRole('button', { name: /^Open / }).count()).toBe(12);
  await button(page, 'New folder').click();
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Summer');
  await answer(page, 'Create').click();
  await folder(page, /Summer/).waitFor();
  return page;
}

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
const middleOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing is there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
};

test('files are chosen by keys alone, moved in one call, and moved back by the notice', async () => {
  const page = await withFiles(1_440);
  const moves: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/library/move')) moves.push(request.postData() ?? '');
  });
  await tiles(page).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => selected(page).count()).toBe(2);
  await page
    .getByText(/^2 selected, /)
    .first()
    .waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect.poll(() => selected(page).count()).toBe(3);
  await page.keyboard.press('m');
  const move = page.getByRole('dialog', { name: t('media.folderMove.title') });
  await move.getByText('Summer').click();
  await move.getByRole('button', { name: 'Move 3 here' }).click();
  await page.getByText('3 files moved to Summer.').waitFor();
  await expect.poll(() => selected(page).count()).toBe(0);
  await folder(page, /Summer 3 files/).waitFor();
  expect(moves).toHaveLength(1);
  await button(page, t('media.folderMove.undo')).click();
  await page.getByText(t('media.filesUndo.done')).waitFor();
  await folder(page, /Summer 0 files/).waitFor();
  expect(moves).toHaveLength(2);
  await page.keyboard.press('Control+a');
  await tiles(page).first().focus();
  await page.keyboard.press('Control+a');
  await expect.poll(() => selected(page).count()).toBe(12);
  await page.keyboard.press('Escape');
  await expect.poll(() => selected(page).count()).toBe(0);
  expect(await focusedName(page)).toMatch(/^[a-l]\.jpg, picture, /);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: '1 of 12' }).waitFor();
});

test('files are chosen by clicks, ticks and a frame; deleted together', async () => {
  const page = await withFiles(1_440);
  await tiles(page)
    .nth(1)
    .click({ modifiers: ['Control'] });
  await tiles(page)
    .nth(3)
    .click({ modifiers: ['Shift'] });
  await expect.poll(() => selected(page).count()).toBe(3);
  await tiles(page).nth(2).click();
  await expect.poll(() => selected(page).count()).toBe(2);
  await tiles(page).nth(5).hover();
  await tiles(page)
    .nth(5)
    .getByRole('button', { name: /^Select / })
    .click();
  await expect.poll(() => selected(page).count()).toBe(3);
  await button(page, t('media.selection.clear')).click();
  await expect.poll(() => selected(page).count()).toBe(0);
  // From beside the first to the middle of the third, with the mouse held.
  const [{ x, y, box }, to] = [
    await middleOf(tiles(page).first()),
    await middleOf(tiles(page).nth(2)),
  ];
  const from = { x, y: y - box.height / 2 - 10 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.move(to.x, to.y + 10);
  await page.mouse.up();
  await expect.poll(() => selected(page).count()).toBe(3);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20);
  await expect.poll(() => selected(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(() => selected(page).count()).toBe(3);
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete 3 files?' });
  await question.getByRole('button', { name: 'Delete 3 files' }).click();
  await page.getByText('3 files deleted.').waitFor();
  await expect.poll(() => tiles(page).count()).toBe(9);
  await reload(page);
  await expect.poll(() => tiles(page).count()).toBe(9);
});

test('on a phone a long press begins, taps go on, and axe has nothing to say', async () => {
  const page = await withFiles(390);
  await tiles(page).first().scrollIntoViewIfNeeded();
  const { touch, end } = await fingers(page);
  const at = await middleOf(tiles(page).nth(1));
  await touch('touchStart', [{ x: at.x, y: at.y }]);
  await expect.poll(() => selected(page).count()).toBe(1);
  await touch('touchEnd', []);
  expect(await page.getByRole('dialog').count()).toBe(0);
  const next = await middleOf(tiles(page).nth(4));
  await touch('touchStart', [{ x: next.x, y: next.y }]);
  await touch('touchEnd', []);
  await expect.poll(() => selected(page).count()).toBe(2);
  await end();
  expect(await objections(page)).toEqual([]);
  await button(page, t('media.selection.all')).click();
  await page
    .getByText(/^12 selected, /)
    .first()
    .waitFor();
  await button(page, t('media.selection.delete')).click();
  await page.getByRole('alertdialog', { name: 'Delete 12 files?' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await button(page, t('media.selection.clear')).click();
  await expect.poll(() => selected(page).count()).toBe(0);
});
