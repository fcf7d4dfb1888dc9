import type { ChatRef, Message } from '#machines/chat/chat.types.ts';
import type { MessagesPage, ReadReceipt } from '#machines/chat/conversation.types.ts';
import type { ChatAnswer, ChatsAsked, ChatsPage } from '#machines/chat/inbox.types.ts';
import type { SendInput, SendOutcome } from '#machines/chat/outbox.types.ts';
import type {
  ChatAnswer as WireChatAnswer,
  ChatsAnswer,
  MessagesAnswer,
  SendAnswer,
  SendRequest,
  UnreadAnswer,
} from '#src/contract/chat.ts';
import type { Message as WireMessage } from '#src/contract/chat.ts';
import type { Http } from './http.types.ts';
import { toChat, toMessage } from './message.ts';

/** What the chat's calls need: the client, and the currency that prices are in. */
export interface ChatCalls {
  readonly http: Http;
  readonly currency: string;
}

const pageOfMessages = 30;
const now = () => performance.now();

/** `POST /api/v1/chats/{kind}`; the system's chat stands first among all, and among the unread. */
export const loadChats = async (
  { http, currency }: ChatCalls,
  asked: ChatsAsked,
): Promise<ChatsPage> => {
  const at = now();
  const { kind, offset } = asked;
  const answer = await http.post<ChatsAnswer>(`/api/v1/chats/${kind}`, { offset });
  const system = answer.notifications;
  const isListed =
    system?.last_message_id != null &&
    (kind === 'all' || (kind === 'unread' && system.unread_count > 0));
  const list = isListed && offset === 0 ? [...answer.list, system] : answer.list;
  return {
    ...asked,
    chats: list.map((chat) => toChat(chat, currency)),
    count: answer.count,
    unread: { count: answer.unread, at },
  };
};

/** `GET /api/v1/chat/{userId}/{type}`. */
export const fetchChat = async (
  { http, currency }: ChatCalls,
  { withUserId, chatType }: ChatRef,
): Promise<ChatAnswer> => {
  const at = now();
  const answer = await http.get<WireChatAnswer>(`/api/v1/chat/${withUserId}/${chatType}`);
  return {
    chat: answer.chat && toChat(answer.chat, currency),
    unread: { count: answer.unread, at },
  };
};

/** `POST /api/v1/messages`: the newest thirty, or thirty before an id; the order is not promised. */
export const loadMessages = async (
  { http, currency }: ChatCalls,
  { withUserId, chatType }: ChatRef,
  before?: number,
  signal?: AbortSignal,
): Promise<MessagesPage> => {
  const answer = await http.post<MessagesAnswer>(
    '/api/v1/messages',
    { withUserId, type: chatType, ...(before === undefined ? {} : { beforeId: before }) },
    signal && { signal },
  );
  const messages = answer.messages.map((message) => toMessage(message, currency));
  const isStart = messages.length < pageOfMessages;
  return { messages, before: isStart ? null : Math.min(...messages.map(({ id }) => id)) };
};

/** Pages of history that are looked through for one message. */
const mostPages = 6;
/** Milliseconds by which the clocks of a phone and a server may differ. */
const skew = 15 * 60_000;

/** A message by the key it was sent with, among those written since; null when it is not there. */
export const findByKey = async (
  calls: ChatCalls,
  { withUserId, chatType, key, at }: SendInput,
  signal?: AbortSignal,
): Promise<Message | null> => {
  const since = Date.parse(at) - skew;
  let before: number | undefined;
  for (let turn = 0; turn < mostPages; turn += 1) {
    const page = await loadMessages(calls, { withUserId, chatType }, before, signal);
    const found = page.messages.find(({ clientKey }) => clientKey === key);
    if (found) return found;
    const isOlder = page.messages.some(({ createdAt }) => Date.parse(createdAt) < since);
    if (page.before === null || isOlder) return null;
    ({ before } = page);
  }
  return null;
};

/** `POST …/mark_read`: everything the server has is read. */
export const markRead = async (
  { http }: ChatCalls,
  { withUserId, chatType }: ChatRef,
): Promise<ReadReceipt> => {
  const path = `/api/v1/chat/${withUserId}/${chatType}/mark_read`;
  const at = now();
  const answer = await http.post<UnreadAnswer>(path);
  return { unread: { count: answer.unread, at } };
};

/** `POST /api/v1/chat/send` with its key. `success: false` may come with status 200 (contract §7). */
export const sendMessage = async (
  { http, currency }: ChatCalls,
  { withUserId, text, fileHashes, price, key }: SendInput,
  signal?: AbortSignal,
): Promise<SendOutcome> => {
  const request: SendRequest = {
    withUserId,
    message: text === '' ? null : text,
    fileHash: fileHashes.length === 0 ? null : [...fileHashes],
    isPaid: price !== null,
    price: price?.amount ?? null,
  };
  const answer = await http.post<SendAnswer>('/api/v1/chat/send', request, {
    idempotencyKey: key,
    ...(signal && { signal }),
  });
  return answer.success && answer.message
    ? { accepted: true, message: toMessage(answer.message, currency) }
    : { accepted: false, reason: answer.error };
};

/** `POST /api/v1/message/refresh`: null when it is gone. */
export const refreshMessage = async (
  { http, currency }: ChatCalls,
  { withUserId }: ChatRef,
  messageId: number,
): Promise<Message | null> => {
  const answer = await http.post<{ success: boolean; message: WireMessage | null }>(
    '/api/v1/message/refresh',
    { withUserId, messageId },
  );
  return answer.message && toMessage(answer.message, currency);
};
