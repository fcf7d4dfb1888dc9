import type { Browser, Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { plural, t } from '#stories/lib/texts.ts';
import { objections } from './lib/axe.ts';
import { leftDialog, openBrowser, reload } from './lib/browser.ts';
import { callAs } from './lib/calls.ts';
import { answer, newMember } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { anew, jpegOf } from './lib/pictures.ts';

let browser: Browser;
let buffer: Buffer;
beforeAll(async () => {
  browser = await openBrowser();
  buffer = await jpegOf(90, 60);
});

const tiles = (page: Page) => page.getByRole('gridcell');
const selected = (page: Page) => page.getByRole('gridcell', { selected: true });
const folder = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Folders' }).getByRole('link', { name });
const move = (page: Page) => page.getByRole('dialog', { name: t('media.folderMove.title') });

/** A member with six files and these folders; `moves` are the bodies of the calls that move files. */
async function withFiles(names: readonly string[], width = 1_440) {
  const { page } = await newMember(browser, '/library/uploaded', { width, height: 900 });
  await page.locator('input[type=file]').setInputFiles(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({
      name: `${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: anew(buffer),
    })),
  );
  await expect.poll(() => page.getByRole('button', { name: /^Open / }).count()).toBe(6);
  for (const name of names) await callAs(page, 'POST', '/api/v1/library/folders', { name });
  await reload(page);
  await folder(page, /./).first().waitFor();
  await tiles(page).nth(5).waitFor();
  const moves: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/library/move')) moves.push(request.postData() ?? '');
  });
  return { page, moves };
}

const middleOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing is there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
/** Presses the mouse on something and moves it over something else, in steps as a hand does. */
async function carry(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 12, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 5 });
}
const lineOf = (target: Locator) =>
  target
    .locator('span')
    .first()
    .evaluate((tile) => getComputedStyle(tile).borderTopStyle);

test('chosen files are dropped on a folder in one call, with one undo; another one goes alone', async () => {
  const { page, moves } = await withFiles(['Summer', 'Winter']);
  for (const place of [0, 2, 3])
    await tiles(page)
      .nth(place)
      .click({ modifiers: ['Control'] });
  await carry(page, tiles(page).nth(2), folder(page, /Summer/));
  await expect.poll(() => lineOf(folder(page, /Summer/))).toBe('dashed');
  expect(await lineOf(folder(page, /Winter/))).toBe('solid');
  await page.mouse.up();
  await page.getByText('3 files moved to Summer.').waitFor();
  await folder(page, /Summer 3 files/).waitFor();
  await expect.poll(() => selected(page).count()).toBe(0);
  await expect.poll(() => lineOf(folder(page, /Summer/))).toBe('solid');
  expect(moves).toHaveLength(1);
  await button(page, t('media.folderMove.undo')).click();
  await folder(page, /Summer 0 files/).waitFor();
  expect(moves).toHaveLength(2);

  await tiles(page)
    .nth(0)
    .click({ modifiers: ['Control'] });
  await carry(page, tiles(page).nth(5), folder(page, /Winter/));
  await page.mouse.up();
  await page.getByText('1 file moved to Winter.').waitFor();
  await folder(page, /Winter 1 file/).waitFor();
  expect(await selected(page).count()).toBe(1);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a drop beside every folder moves nothing; a frame begins beside the tiles, and on them with Shift', async () => {
  const { page, moves } = await withFiles(['Summer']);
  await carry(page, tiles(page).nth(1), page.getByRole('heading', { level: 1 }));
  await page.mouse.up();
  expect(await selected(page).count()).toBe(0);
  const head = page.getByRole('region').getByRole('heading', { level: 2 }).last();
  await carry(page, head, tiles(page).nth(0));
  await expect.poll(() => selected(page).count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(() => selected(page).count()).toBe(0);
  await page.keyboard.down('Shift');
  await carry(page, tiles(page).nth(1), tiles(page).nth(3));
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect.poll(() => selected(page).count()).toBe(3);
  expect(moves).toEqual([]);
});

test('a drop that does not arrive opens the choice with its folder, and is repeated from there', async () => {
  const { page, moves } = await withFiles(['Summer']);
  await page.route('**/library/move', (route) => route.abort());
  await carry(page, tiles(page).nth(0), folder(page, /Summer/));
  await page.mouse.up();
  await move(page).getByText(t('modal.refusalNotice.unreachable')).waitFor();
  expect(
    await move(page)
      .getByRole('radio', { name: /Summer/ })
      .isChecked(),
  ).toBe(true);
  await page.unroute('**/library/move');
  await answer(page, 'Move 1 here').click();
  await page.getByText('1 file moved to Summer.').waitFor();
  await folder(page, /Summer 1 file/).waitFor();
  expect(new Set(moves).size).toBe(1);
});

test.each([390, 1_440])('at %i wide folders are searched and made by keys alone', async (width) => {
  const names = ['Été', ...Array.from({ length: 8 }, (_, index) => `Day ${index + 1}`)];
  const { page } = await withFiles(names, width);
  await tiles(page).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('m');
  const search = move(page).getByRole('searchbox', { name: t('media.folderMove.search') });
  await search.waitFor();
  expect(await objections(page)).toEqual([]);
  await search.fill('ete');
  await expect.poll(() => move(page).getByRole('radio').count()).toBe(1);
  await search.fill('Harbour');
  await move(page)
    .getByText(t('media.folderMove.noMatch', { words: 'Harbour' }))
    .waitFor();
  expect(await objections(page)).toEqual([]);
  await move(page)
    .getByRole('button', { name: t('media.folderMove.createNamed', { words: 'Harbour' }) })
    .press('Enter');
  const naming = page.getByRole('dialog', { name: 'New folder' });
  await expect
    .poll(() => naming.getByRole('textbox', { name: 'Name' }).inputValue())
    .toBe('Harbour');
  await naming.getByRole('textbox', { name: 'Name' }).press('Enter');
  await naming.waitFor({ state: 'detached' });
  const made = move(page).getByRole('radio', { name: /Harbour/ });
  await expect.poll(() => made.isChecked()).toBe(true);
  expect(await selected(page).count()).toBe(1);
  await made.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => made.isChecked()).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText(plural('media.folderMove.moved', 1, { thing: 'Harbour' })).waitFor();
  await leftDialog(page);
  await folder(page, /Harbour 1 file/).waitFor();
});

test.each([390, 1_440])(
  'at %i two rows of many folders are shown, and all when asked',
  async (width) => {
    const names = Array.from(
      { length: 30 },
      (_, number) => `Folder ${String(number + 1).padStart(2, '0')}`,
    );
    const { page } = await withFiles(names.slice(0, 2), width);
    for (const name of names.slice(2))
      await callAs(page, 'POST', '/api/v1/library/folders', { name });
    await reload(page);
    await folder(page, 'Folder 01').waitFor();
    const all = page.getByRole('list', { name: 'Folders' }).getByRole('link');
    const tops = () =>
      all.evaluateAll(
        (links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size,
      );
    expect(await tops()).toBe(2);
    const shown = await all.count();
    expect(shown).toBeLessThan(30);
    await button(page, 'Show all 30 folders').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => all.count()).toBe(30);
    expect(await objections(page)).toEqual([]);
    // Focus stays on the button, which gathers them again.
    await page.keyboard.press('Enter');
    await expect.poll(() => all.count()).toBe(shown);
    await button(page, 'Show all 30 folders').waitFor();
  },
);
