import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { pattern, t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { boxWith, chatRow, isRead, logWith, openChat, unreadOf } from './lib/chat.ts';
import { answer, signedIn } from './lib/member.ts';
import { hurry, slowTime } from './lib/slow-time.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const [ada, bo, nils, system] = ['Ada Marlow', 'Bo Lindqvist', 'Nils Åberg', 'Notifications'];

/** Chooses from the menu of a chat, in its row of the list. */
const chooseFor = async (page: Page, person: string, item: string) => {
  await page
    .getByRole('list', { name: 'Chats', exact: true })
    .getByRole('button', { name: t('chat.chatMenu.label', { name: person }) })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

/** True if the focus is on a chat of the list. */
const isOnRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('ul[aria-label="Chats"] a') ?? false);

/** The button of a question that destroys something. */
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true });

const say = async (page: Page, person: string): Promise<string> => {
  const words = `Good evening, ${crypto.randomUUID()}`;
  await boxWith(page, person).fill(words);
  await page.keyboard.press('Enter');
  await logWith(page, person).getByText(words).waitFor();
  return words;
};

describe('the inbox', () => {
  test('a draft shows in its row, and a search finds who is looked for', async () => {
    const page = await signedIn(browser, 'ada', '/messages');
    await chatRow(page, bo).click();
    await boxWith(page, bo).fill('Half a thought');
    await chatRow(page, system).click();
    await page.getByRole('region', { name: system }).waitFor();
    await chatRow(page, bo).getByText('Half a thought').waitFor();
    await chatRow(page, bo).getByText('Draft:').waitFor();
    const search = page.getByRole('searchbox', { name: 'Search chats' });
    await search.fill('LINDQ');
    const found = page.getByRole('list', { name: t('chat.chatSearch.found') }).getByRole('link');
    await page.getByText('1 chat found').waitFor();
    expect(await found.count()).toBe(1);
    await search.fill('nobody at all');
    await page.getByText(t('chat.chatSearch.none', { text: 'nobody at all' })).waitFor();
    await search.fill('');
    await chatRow(page, bo).waitFor();
  });

  // No other test of this world uses the chat with Nils, which this one deletes.
  test('a chat is deleted with a moment to think again, in both tabs', async () => {
    const page = await signedIn(browser, 'bo', '/messages');
    const other = await page.context().newPage();
    await other.goto('/messages');
    await chatRow(other, nils).waitFor();
    await slowTime(page);
    await chooseFor(page, nils, t('chat.chatDeletion.person.confirm'));
    await confirm(page, t('chat.chatDeletion.person.confirm')).click();
    await expect.poll(() => chatRow(page, nils).count()).toBe(0);
    await expect.poll(() => isOnRow(page)).toBe(true);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await chatRow(page, nils).waitFor();
    expect(await chatRow(other, nils).count()).toBe(1);

    await chooseFor(page, nils, t('chat.chatDeletion.person.confirm'));
    await confirm(page, t('chat.chatDeletion.person.confirm')).click();
    await hurry(page);
    await expect.poll(() => chatRow(other, nils).count()).toBe(0);
    await reload(page);
    await page.getByRole('searchbox', { name: 'Search chats' }).waitFor();
    await expect.poll(() => chatRow(page, nils).count()).toBe(0);
  });

  test('notifications say what happened and lead there; they can be cleared', async () => {
    const page = await signedIn(browser, 'ada', '/messages/1');
    const log = logWith(page, system);
    await log.getByText(pattern('chat.noticeText.followed')).last().waitFor();
    await chooseFor(page, system, 'Clear notifications');
    await confirm(page, 'Clear notifications').click();
    await page.waitForURL((url) => url.pathname === '/messages');
    await page
      .getByText(/^Your notifications will be cleared in \d+ s\.$/)
      .first()
      .waitFor();
    await expect
      .poll(() =>
        page.getByText(/notifications will be cleared|Clearing your notifications/).count(),
      )
      .toBe(0);
    await page.goto('/messages/1');
    await page.getByText('News about your account will be here.').waitFor();
  });

  test('a reminder is kept on this device and shown when it is due', async () => {
    const page = await signedIn(browser, 'ada', '/messages');
    await chooseFor(page, bo, 'Remind me…');
    await answer(page, /^In one hour/).click();
    await chatRow(page, bo)
      .getByText(/^Reminder: /)
      .waitFor();
    await reload(page);
    await chatRow(page, bo)
      .getByText(/^Reminder: /)
      .waitFor();
    await page.evaluate(() => {
      const kept = localStorage.getItem('fanfare.reminders') ?? '';
      localStorage.setItem(
        'fanfare.reminders',
        kept.replace(/"dueAt":"[^"]*"/, '"dueAt":"2026-01-01T09:00:00Z"'),
      );
    });
    await reload(page);
    const notices = page.getByRole('region', { name: 'Notices', exact: true });
    // A pointer on it keeps it there.
    await notices.getByText(`Reminder: the chat with ${bo}`).first().hover();
    await chatRow(page, bo).getByText('Reminder: now').waitFor();
    await notices.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('region', { name: bo, exact: true }).waitFor();
    await expect
      .poll(() =>
        chatRow(page, bo)
          .getByText(/^Reminder/)
          .count(),
      )
      .toBe(0);
  });

  test('what is unread is the same in two tabs, in the badge and in the title', async () => {
    const page = await signedIn(browser, 'ada', '/messages');
    await openChat(page, bo);
    await isRead(page, bo);
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('article').first().waitFor();
    const other = await page.context().newPage();
    await other.goto('/explore');
    const before = await unreadOf(page);

    const writer = await signedIn(browser, 'bo', '/messages/2');
    await say(writer, ada);
    await expect.poll(() => unreadOf(page)).toBe(before + 1);
    await expect.poll(() => unreadOf(other)).toBe(before + 1);
    await expect.poll(() => other.title()).toMatch(new RegExp(`^\\(${before + 1}\\) `));
    await openChat(page, bo);
    await page.bringToFront();
    await expect.poll(() => unreadOf(page)).toBe(before);
    await expect.poll(() => unreadOf(other)).toBe(before);
  });

  test('on a phone there is one pane, and the way back leads to the list', async () => {
    const page = await signedIn(browser, 'fay', '/messages');
    await page.setViewportSize({ width: 390, height: 800 });
    const row = page.getByRole('list', { name: 'Chats', exact: true }).getByRole('link').nth(1);
    await row.waitFor();
    await row.click();
    await page.getByRole('log').waitFor();
    expect(await page.getByRole('list', { name: 'Chats', exact: true }).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Back to all chats' }).click();
    await row.waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  });
});
