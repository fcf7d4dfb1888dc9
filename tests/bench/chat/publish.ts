import type { Page } from 'playwright';
import Pusher from 'pusher';
import { castIds } from '#src/backend/stand-ins/seed/cast.ts';
import { userChannel } from '#src/contract/app/channels.ts';

const { ada, bo } = castIds;
/** Secret of the measured product's broker. */
export const secret = 'secret-of-the-bench';
/** Messages in a second. */
export const wanted = 500;

/** The newest message and its chat, as the server says them. */
const newestOf = (page: Page, other: number) =>
  page.evaluate(async (withUserId) => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': decodeURIComponent(token),
    };
    const body = JSON.stringify({ withUserId, type: 0 });
    const asked = await fetch('/api/v1/messages', { method: 'POST', headers, body });
    const { messages } = (await asked.json()) as { messages: { id: number }[] };
    const answer = await fetch(`/api/v1/chat/${withUserId}/0`, { headers });
    const { chat } = (await answer.json()) as { chat: object };
    return { chat, message: messages.toSorted((one, next) => next.id - one.id)[0] };
  }, other);

/** Says them through the broker's own interface, ten a call: a sender alone may write 120 in a minute. */
export const publish = async (origin: string, page: Page): Promise<void> => {
  const { port } = new URL(origin);
  const account = { appId: 'fanfare', key: 'fanfare-key', secret, useTLS: false };
  const broker = new Pusher({ ...account, host: '127.0.0.1', port });
  const { chat, message } = await newestOf(page, bo);
  const began = performance.now();
  for (let first = 1; first <= wanted; first += 10) {
    const batch = Array.from({ length: 10 }, (_, index) => {
      const id = (message?.id ?? 0) + first + index;
      const text = `This is number ${first + index}.`;
      const at = new Date().toISOString();
      const said = {
        ...message,
        id,
        message_id: id,
        author_id: bo,
        text,
        created_at: at,
        updated_at: at,
      };
      return {
        channel: `private-${userChannel(ada)}`,
        name: String.raw`App\Events\MessageSent`,
        data: { message: said, chat, unread: 1 },
      };
    });
    await broker.triggerBatch(batch);
    const left = began + first * 2 - performance.now();
    if (left > 0) await new Promise((done) => setTimeout(done, left));
  }
};
