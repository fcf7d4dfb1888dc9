import { messagesAnswer, type Message } from '#src/contract/chat/chat.ts';
import type { Browser } from '../../auth/browser.ts';

/** A reader's notifications, as they are presented, the latest first. */
export async function noticesOf(browser: Browser): Promise<Message[]> {
  const answer = await browser.post('/api/v1/messages', { withUserId: 1, type: 1 });
  return messagesAnswer.parse(await answer.json()).messages;
}
