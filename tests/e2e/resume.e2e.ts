import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { isWhole, openBrowser, reload } from './lib/browser.ts';
import { boxWith, chatRow, logWith, openChat } from './lib/chat.ts';
import { signedIn } from './lib/member.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const [ada, bo] = ['Ada Marlow', 'Bo Lindqvist'];

const inChat = async (name: string, other: string): Promise<Page> => {
  const page = await signedIn(browser, name, '/messages');
  await openChat(page, other);
  return page;
};

/** Outbox stored in this browser; null if empty. */
const waiting = (page: Page) => page.evaluate(() => localStorage.getItem('fanfare.outbox'));

test('what was written offline goes out once after a reload, with no chat open in either tab', async () => {
  const [writer, reader] = [await inChat('ada', bo), await inChat('bo', ada)];
  const context = writer.context();
  const words = `Written on a train, ${crypto.randomUUID()}`;
  const keys: (string | undefined)[] = [];
  let isClosed = true;
  await context.route(/\/api\/v1\/(chat\/send|messages)$/, (route) => {
    const request = route.request();
    if (isClosed) return route.abort();
    if (request.url().endsWith('send')) keys.push(request.headers()['idempotency-key']);
    return route.continue();
  });
  await context.setOffline(true);
  await boxWith(writer, bo).fill(words);
  await writer.keyboard.press('Enter');
  await logWith(writer, bo).getByText(words).waitFor();
  await expect.poll(() => waiting(writer)).toContain(words);

  // The network is back for the page itself, so that it can be loaded anew; chats stay out of reach.
  await context.setOffline(false);
  await writer.goto('/feed');
  const beside = await context.newPage();
  await beside.goto('/explore');
  for (const tab of [writer, beside]) await tab.getByRole('article').first().waitFor();
  expect(await waiting(writer)).toContain(words);
  expect(await logWith(reader, ada).getByText(words).count()).toBe(0);

  isClosed = false;
  await logWith(reader, ada).getByText(words).waitFor();
  await expect.poll(() => waiting(writer)).toBeNull();
  expect(new URL(writer.url()).pathname).toBe('/feed');
  expect(keys).toHaveLength(1);
  await reload(reader);
  await logWith(reader, ada).getByText(words).waitFor();
  expect(await logWith(reader, ada).getByText(words).count()).toBe(1);
});

test('what is refused after a reload is said outside of its chat, and marked in the list', async () => {
  const writer = await inChat('ada', bo);
  const words = `Written before a quarrel, ${crypto.randomUUID()}`;
  let isClosed = true;
  const error = 'Not before Monday.';
  await writer.context().route(/\/api\/v1\/(chat\/send|messages)$/, (route) => {
    if (isClosed) return route.abort();
    if (!route.request().url().endsWith('send')) return route.continue();
    return route.fulfill({ json: { success: false, message: null, error, recipients: null } });
  });
  await boxWith(writer, bo).fill(words);
  await writer.keyboard.press('Enter');
  await expect.poll(() => waiting(writer)).toContain(words);
  await writer.goto('/feed');
  await writer.getByRole('article').first().waitFor();

  isClosed = false;
  await writer.getByText(t('chat.unsent.named', { name: bo })).waitFor();
  await writer.getByRole('button', { name: 'Open', exact: true }).click();
  const log = logWith(writer, bo);
  await log.getByText(`Not sent. ${error}`).waitFor();
  await writer.goto('/messages');
  const mark = chatRow(writer, bo).getByText(t('chat.inbox.unsent'));
  await mark.waitFor();
  await chatRow(writer, bo).click();
  await log.getByRole('article').filter({ hasText: words }).getByText('Delete').click();
  await expect.poll(() => waiting(writer)).toBeNull();
  await writer.goto('/messages');
  await chatRow(writer, bo).waitFor();
  expect(await mark.count()).toBe(0);
});

test('a page out of the back/forward cache asks its socket for a sign, and catches up', async () => {
  const page = await signedIn(browser, 'ada', '/');
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => frames.push(String(payload))),
  );
  await reload(page);
  await isWhole(page);
  await expect.poll(() => frames.some((frame) => frame.includes('pusher:subscribe'))).toBe(true);
  expect(frames.some((frame) => frame.includes('pusher:ping'))).toBe(false);
  await Promise.all([
    page.waitForRequest(/\/api\/v1\/chats\/all$/),
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  ]);
  await expect.poll(() => frames.some((frame) => frame.includes('pusher:ping'))).toBe(true);
});
