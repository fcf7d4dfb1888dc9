import type { Browser, Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isWhole, openBrowser } from './lib/browser.ts';
import { newMember } from './lib/member.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** A call of the API as the page itself would make it, from another screen than the one under test. */
const call = (page: Page, path: string, body?: unknown): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ({ at, said }) => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch(`/api/v1/${at}`, {
        method: said === undefined ? 'GET' : 'POST',
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          'X-XSRF-TOKEN': decodeURIComponent(token),
        },
        ...(said !== undefined && { body: JSON.stringify(said) }),
      });
      return answer.json();
    },
    { at: path, said: body },
  );
const idOf = async (page: Page): Promise<number> => {
  const { data } = await call(page, 'me');
  return (data as { id: number }).id;
};
const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const rows = (page: Page) =>
  page
    .getByRole('list', { name: 'Chats', exact: true })
    .getByRole('link')
    .filter({ hasText: 'Gil' });

/** Whether the menu above the open chat would block or mute. */
const offersBan = async (page: Page): Promise<boolean> => {
  const head = page.getByRole('region', { name: 'Gil' });
  await head.getByRole('button', { name: /^More about the chat/ }).click();
  await page.getByRole('menuitem', { name: 'Report…' }).waitFor();
  const count = await page.getByRole('menuitem', { name: 'Block or mute…' }).count();
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem', { name: 'Report…' }).waitFor({ state: 'hidden' });
  return count > 0;
};

let writer: Page;
let other: Page;
let writerId: number;
let otherId: number;

const ban = (banType: string) => call(other, `people/${writerId}/ban`, { ban_type: banType });
const forgive = () => call(other, `people/${writerId}/forgive`, {});

const say = async (words: string) => {
  await box(writer).fill(words);
  await writer.keyboard.press('Enter');
  await writer.getByRole('log').getByText(words).waitFor();
  await rows(writer).waitFor();
};

describe('while a chat stands open', () => {
  beforeEach(async () => {
    [{ page: writer }, { page: other }] = await Promise.all([
      newMember(browser, '/'),
      newMember(browser, '/'),
    ]);
    [writerId, otherId] = await Promise.all([idOf(writer), idOf(other)]);
    await writer.goto(`/messages/${otherId}`);
    await box(writer).waitFor();
    await isWhole(writer);
  });

  test('whom the other one restricts cannot write, and can again once forgiven', async () => {
    await say('Good morning');
    await box(writer).fill('And another');
    await ban('restrict');
    await writer.getByText('This person takes no messages from you.').waitFor();
    expect(await box(writer).count()).toBe(0);
    await forgive();
    await box(writer).waitFor();
    expect(await box(writer).inputValue()).toBe('And another');
  });

  test('whom the other one blocks loses the chat, and finds it again once forgiven', async () => {
    await say('Good morning');
    await ban('block');
    await writer.waitForURL((url) => url.pathname === '/messages');
    await expect.poll(() => rows(writer).count()).toBe(0);
    await forgive();
    await rows(writer).click();
    await box(writer).waitFor();
  });

  test('whom one writes to first has a name, and a menu from the first message on', async () => {
    const name = writer.getByRole('heading', { name: 'Gil', level: 2 });
    await name.waitFor();
    const menu = writer
      .getByRole('region', { name: 'Gil' })
      .getByRole('button', { name: /^More about the chat/ });
    expect(await menu.count()).toBe(0);
    await say('Good morning');
    await menu.waitFor();
    await name.getByRole('link').click();
    await writer.waitForURL(/\/[a-z]/);
  });

  test('where nothing was said yet a block takes the field away alone', async () => {
    await ban('block');
    await writer.getByText('The person does not exist, or cannot be written to.').waitFor();
    expect(await box(writer).count()).toBe(0);
    await forgive();
    await box(writer).waitFor();
  });

  test('who blocks in another tab cannot write here, and can again', async () => {
    await say('Good morning');
    const tab = await writer.context().newPage();
    await tab.goto('/explore');
    await call(tab, `people/${otherId}/ban`, { ban_type: 'block' });
    await writer.getByText('You have blocked this person. Forgive them to write.').waitFor();
    await rows(writer).getByText('Banned').waitFor();
    await expect.poll(() => offersBan(writer)).toBe(false);
    await call(tab, `people/${otherId}/forgive`, {});
    await box(writer).waitFor();
    // A block cuts the socket, and after that the field and the chat are asked for by calls of their own.
    await expect.poll(() => offersBan(writer)).toBe(true);
    await expect.poll(() => rows(writer).getByText('Banned').count()).toBe(0);
  });
});
