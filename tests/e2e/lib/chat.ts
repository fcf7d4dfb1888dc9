import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** The link to the messages, in whichever bar is visible; its badge counts unread chats. */
export const messagesLink = (page: Page): Locator =>
  page
    .getByRole('link', { name: /^Messages/ })
    .filter({ visible: true })
    .first();

/** The number on that badge; nothing there is 0. */
export const unreadOf = async (page: Page): Promise<number> => {
  const badge = messagesLink(page).locator('span[aria-hidden="true"]');
  const [words = '0'] = await badge.allTextContents();
  return Number(words);
};

/** A chat in the list of chats: the screen left a moment ago may still show links of the same name. */
export const chatRow = (page: Page, person: string): Locator =>
  page
    .getByRole('list', { name: 'Chats', exact: true })
    .getByRole('link')
    .filter({ has: page.getByText(person, { exact: true }) });

/** The open chat with somebody, and no other one. */
export const chatWith = (page: Page, person: string): Locator =>
  page.getByRole('region', { name: person, exact: true });

/** Message log of the chat. */
export const logWith = (page: Page, person: string): Locator =>
  chatWith(page, person).getByRole('log');

/** Composer's text box. */
export const boxWith = (page: Page, person: string): Locator =>
  chatWith(page, person).getByRole('textbox', { name: 'Message', exact: true });

/** Goes to the messages by hand and opens the chat with somebody. */
export const openChat = async (page: Page, person: string): Promise<void> => {
  await messagesLink(page).click();
  await page.waitForURL(/\/messages(\/|$)/);
  await chatRow(page, person).click();
  await logWith(page, person).waitFor();
};

/** Waits until the open chat counts as read, here and at the server: the badge has settled then. */
export const isRead = async (page: Page, person: string): Promise<void> => {
  const chatEvents = chatRow(page, person).getByText(/unread message/);
  await expect.poll(() => chatEvents.count()).toBe(0);
};
