import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from './lib/browser.ts';
import { boxWith, chatRow, chatWith, logWith } from './lib/chat.ts';
import { signedIn } from './lib/member.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const bo = 'Bo Lindqvist';
const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

test.each([
  ['on a wide screen the field', 1440, 'textarea[name="message"]'],
  ['on a phone the name of the person', 390, 'section h2'],
])(
  'a chat that is opened by key gives the focus to what is there to do: %s',
  async (_, width, to) => {
    const page = await signedIn(browser, 'ada', '/messages', { width, height: 900 });
    await chatRow(page, bo).press('Enter');
    await logWith(page, bo).waitFor();
    await expect.poll(() => isFocused(page, to)).toBe(true);
    if (width < 600) return;
    await page.keyboard.type('At once');
    await expect.poll(() => boxWith(page, bo).inputValue()).toBe('At once');
    await boxWith(page, bo).fill('');
  },
);

test('the chats are one stop of Tab, and a chat’s menu comes by arrow and by the context menu', async () => {
  const page = await signedIn(browser, 'ada', '/messages', { width: 1440, height: 900 });
  const list = page.getByRole('list', { name: 'Chats', exact: true });
  await chatRow(page, bo).waitFor();
  expect(await list.locator('a[tabindex="0"], button[tabindex="0"]').count()).toBe(1);
  await chatRow(page, bo).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Remind me…' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
  await chatRow(page, bo).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Remind me…' }).waitFor();
});

test('a row of the list leaves its words the whole width, and a file that is chosen the field its focus', async () => {
  const page = await signedIn(browser, 'ada', '/messages/3', { width: 1440, height: 900 });
  await boxWith(page, bo).waitFor();
  const room = await chatRow(page, bo).evaluate((row) => {
    const words = row.querySelector('[data-excerpt]')?.parentElement?.getBoundingClientRect();
    return row.getBoundingClientRect().right - (words?.right ?? 0);
  });
  expect(room).toBeLessThanOrEqual(16);
  const input = chatWith(page, bo).locator('input[type=file]');
  await chatWith(page, bo).getByRole('button', { name: 'Add to the message' }).focus();
  const buffer = Buffer.from('not a picture');
  await input.setInputFiles({ name: 'words.png', mimeType: 'image/png', buffer });
  await expect.poll(() => isFocused(page, 'textarea[name="message"]')).toBe(true);
  await page.getByRole('button', { name: 'Remove words.png' }).click();
});
