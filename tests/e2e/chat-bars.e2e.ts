import type { Browser, BrowserContext, Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pattern, t } from '#stories/lib/texts.ts';
import { isWhole, openBrowser } from './lib/browser.ts';
import { newcomer } from './lib/member.ts';
import { post } from './lib/way-in.ts';
import { origin } from './lib/world.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const rows = (page: Page) =>
  page
    .getByRole('list', { name: 'Chats', exact: true })
    .getByRole('link')
    .filter({ hasText: 'Gil' });

/** True if the menu above the open chat offers to block or mute. */
const offersBan = async (page: Page): Promise<boolean> => {
  const head = page.getByRole('region', { name: 'Gil' });
  await head.getByRole('button', { name: pattern('chat.chatMenu.label') }).click();
  await page.getByRole('menuitem', { name: 'Report…' }).waitFor();
  const count = await page.getByRole('menuitem', { name: 'Block or mute…' }).count();
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem', { name: 'Report…' }).waitFor({ state: 'hidden' });
  return count > 0;
};

let writer: Page;
let writerId: number;
let other: BrowserContext;
let otherId: number;

/** Action of one person on the other, from a device that is not under test. */
const act = (by: BrowserContext, action: string, body: object = {}) =>
  post(by.request, `/api/v1/people/${by === other ? writerId : otherId}/${action}`, body, origin());
const ban = (banType: string, by = other) => act(by, 'ban', { ban_type: banType });
const forgive = (by = other) => act(by, 'forgive');

const say = async (words: string) => {
  await box(writer).fill(words);
  await writer.keyboard.press('Enter');
  await writer.getByRole('log').getByText(words).waitFor();
  await rows(writer).waitFor();
};

describe('while a chat stands open', () => {
  beforeEach(async () => {
    const [here, there] = await Promise.all([newcomer(browser), newcomer(browser)]);
    ({ page: writer, id: writerId } = here);
    other = there.page.context();
    otherId = there.id;
    await writer.goto(`/messages/${otherId}`);
    await box(writer).waitFor();
    await isWhole(writer);
  });

  test('whom the other one restricts cannot write, and can again once forgiven', async () => {
    await say('Good morning');
    await box(writer).fill('And another');
    await ban('restrict');
    await writer.getByText(t('chat.composer.bars.restricted')).waitFor();
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
      .getByRole('button', { name: pattern('chat.chatMenu.label') });
    expect(await menu.count()).toBe(0);
    await say('Good morning');
    await menu.waitFor();
    await name.getByRole('link').click();
    await writer.waitForURL(/\/[a-z]/);
  });

  test('where nothing was said yet a block takes the field away alone', async () => {
    await ban('block');
    await writer.getByText(t('chat.composer.bars.missing')).waitFor();
    expect(await box(writer).count()).toBe(0);
    await forgive();
    await box(writer).waitFor();
  });

  test('who blocks elsewhere cannot write here, and can again', async () => {
    await say('Good morning');
    await ban('block', writer.context());
    await writer.getByText(t('chat.composer.bars.blocking')).waitFor();
    await rows(writer).getByText(t('chat.chatPills.banned')).waitFor();
    await expect.poll(() => offersBan(writer)).toBe(false);
    await forgive(writer.context());
    await box(writer).waitFor();
    // A block cuts the socket, and after that the field and the chat are asked for by calls of their own.
    await expect.poll(() => offersBan(writer)).toBe(true);
    await expect.poll(() => rows(writer).getByText(t('chat.chatPills.banned')).count()).toBe(0);
  });
});
