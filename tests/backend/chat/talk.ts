import { expect } from 'vitest';
import { randomUUID } from 'node:crypto';
import {
  chatsAnswer,
  type Message,
  type MessagesAnswer,
  type SendAnswer,
} from '#src/contract/chat/chat.ts';
import type { Browser } from '../auth/browser.ts';
import { idOf, type Name } from '../world.ts';

export interface Words {
  message?: string | null;
  fileHash?: string[];
  isPaid?: boolean;
  price?: number;
  withUserId?: number;
  rcpt?: string;
}

/** `POST /chat/send` with every field of the form. */
export const post = (
  browser: Browser,
  to: Name,
  words: Words,
  headers: Record<string, string> = { 'Idempotency-Key': randomUUID() },
) =>
  browser.post(
    '/api/v1/chat/send',
    { withUserId: idOf(to), message: null, fileHash: null, isPaid: false, price: null, ...words },
    headers,
  );

/** Sends and expects it to be taken. */
export async function say(browser: Browser, to: Name, words: Words | string): Promise<Message> {
  const answer = await post(browser, to, typeof words === 'string' ? { message: words } : words);
  expect(answer.status).toBe(200);
  const { message, error } = (await answer.json()) as SendAnswer;
  if (!message) throw new Error(error ?? 'no message');
  return message;
}

/** The messages with somebody, the newest thirty or those before one of them. */
export async function read(browser: Browser, who: Name, beforeId?: number): Promise<Message[]> {
  const answer = await browser.post('/api/v1/messages', {
    withUserId: idOf(who),
    type: 0,
    ...(beforeId && { beforeId }),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as MessagesAnswer).messages;
}

/** A page of the chats of one kind. */
export async function list(browser: Browser, kind = 'all', offset = 0) {
  const answer = await browser.post(`/api/v1/chats/${kind}`, { offset });
  expect(answer.status).toBe(200);
  return chatsAnswer.parse(await answer.json());
}

/** Command on a whole chat (`delete`, `mark_read`); 1 is the system chat. */
export async function act(browser: Browser, who: Name | 1, what: string, type = 0) {
  const id = who === 1 ? 1 : idOf(who);
  return (await browser.post(`/api/v1/chat/${id}/${type}/${what}`)).json();
}
