import type { ChatRef, Message } from '#machines/chat/chat.types.ts';
import type { WriteRules } from '#machines/chat/composer.types.ts';
import type { ReadReceipt } from '#machines/chat/conversation.types.ts';
import type { ChatAnswer, ChatsAsked, ChatsPage } from '#machines/chat/chat-list.types.ts';
import type { DeleteInput } from '#machines/chat/message-deletion.types.ts';
import type { SendInput, SendOutcome } from '#machines/chat/outbox.types.ts';
import type { Failure } from '#machines/lib/failure.ts';
import type { SendRequest } from '#src/contract/chat/chat.ts';
import type { CallOptions, Http } from '../lib/http.types.ts';
import { toChat, toChatMedia, toMessage, type SiteLimits } from './message.ts';
import { media } from '../people/wire-people.ts';
import { toAuthor } from '../posts/post.ts';
import { chatAnswer, chatsAnswer, messageAnswer, sendAnswer, unreadAnswer } from './wire-chat.ts';

/** Dependencies of the chat's requests; `currency` is that of every price. */
export interface ChatCalls {
  readonly http: Http;
  readonly currency: string;
  /** Called with the write rules that each fetched page of messages contains. */
  readonly onRules?: (chat: ChatRef, rules: WriteRules) => void;
  /** Limits of a message, where a page does not say its own. */
  readonly limits?: SiteLimits;
}

const pageOfChats = 20;
const now = () => performance.now();

/** `POST /api/v1/chats/{kind}`; the system's chat stands first among all, and among the unread. */
export const loadChats = async (
  { http, currency }: ChatCalls,
  asked: ChatsAsked,
): Promise<ChatsPage> => {
  const at = now();
  const { kind, offset, search } = asked;
  const body = { offset, ...(search === '' ? {} : { search }) };
  const answer = chatsAnswer(
    await http.post<unknown>(`/api/v1/chats/${kind}`, body, { isRead: true }),
  );
  const system = answer.notifications;
  const isListed =
    system !== null &&
    system.last_message_id !== null &&
    search === '' &&
    (kind === 'all' || (kind === 'unread' && system.unread_count > 0));
  const list = isListed && offset === 0 ? [...answer.list, system] : answer.list;
  return {
    ...asked,
    chats: list.map((chat) => toChat(chat, currency)),
    count: answer.count ?? offset + answer.list.length + Number(answer.list.length >= pageOfChats),
    unread: { count: answer.unread, at },
  };
};

/** `GET /api/v1/chat/{userId}/{type}`. */
export const fetchChat = async (
  { http, currency }: ChatCalls,
  { withUserId, chatType }: ChatRef,
  signal?: AbortSignal,
): Promise<ChatAnswer> => {
  const at = now();
  const path = `/api/v1/chat/${withUserId}/${chatType}`;
  const answer = chatAnswer(await http.get<unknown>(path, signal && { signal }));
  return {
    chat: answer.chat && toChat(answer.chat, currency),
    unread: { count: answer.unread, at },
    person: answer.person ? toAuthor(answer.person) : null,
  };
};

/** `POST …/mark_read`: everything the server has is read. */
export const markRead = async (
  { http }: ChatCalls,
  { withUserId, chatType }: ChatRef,
): Promise<ReadReceipt> => {
  const path = `/api/v1/chat/${withUserId}/${chatType}/mark_read`;
  const at = now();
  const answer = unreadAnswer(await http.post<unknown>(path));
  return { unread: { count: answer.unread, at } };
};

const unshown: Failure = { kind: 'unexpected', status: null, message: '' };

/** The files that were sent, where the answer is silent about them: a place for each, without a picture. */
const withFiles = (message: Message, hashes: readonly string[]): Message =>
  message.media.length > 0 || hashes.length === 0
    ? message
    : { ...message, media: hashes.map((hash) => toChatMedia(media({ hash }))) };

/** `POST /api/v1/chat/send` with its key. `success: false` may come with status 200 (contract §7). */
export const sendMessage = async (
  { http, currency }: ChatCalls,
  { withUserId, chatType, text, fileHashes, price, key, at }: SendInput,
  signal?: AbortSignal,
): Promise<SendOutcome> => {
  const request: SendRequest = {
    withUserId,
    message: text === '' ? null : text,
    fileHash: fileHashes.length === 0 ? null : [...fileHashes],
    isPaid: price !== null,
    price: price?.amount ?? null,
  };
  const options = { idempotencyKey: key, ...(signal && { signal }) };
  const known = { withUserId, chatType, text: request.message, price: request.price, at };
  const { success, message, error } = sendAnswer(known)(
    await http.post<unknown>('/api/v1/chat/send', request, options),
  );
  if (success !== false && message)
    return { accepted: true, message: withFiles(toMessage(message, currency), fileHashes) };
  // Taken, and not shown: whether it stands in the chat is asked there, never said to be refused.
  if (success === true) return Promise.reject(unshown);
  return { accepted: false, reason: error };
};

/** `POST /api/v1/message/refresh`: null when it is gone. */
export const refreshMessage = async (
  { http, currency }: ChatCalls,
  { withUserId, chatType }: ChatRef,
  messageId: number,
): Promise<Message | null> => {
  const path = '/api/v1/message/refresh';
  const { message } = messageAnswer({ withUserId, chatType })(
    await http.post<unknown>(path, { withUserId, messageId }, { isRead: true }),
  );
  return message && toMessage(message, currency);
};

/** `POST …/delete`: the chat is gone for this member; answers how many chats are unread now. */
export const deleteChat = async (
  http: Http,
  { withUserId, chatType }: ChatRef,
  options?: CallOptions,
): Promise<number> => {
  const path = `/api/v1/chat/${withUserId}/${chatType}/delete`;
  return unreadAnswer(await http.post<unknown>(path, undefined, options)).unread;
};

/** `POST /api/v1/message/delete`: for oneself, or for both; what is gone is done. */
export const deleteMessage = async (
  http: Http,
  { withUserId, chatType, id, bothSides }: DeleteInput,
  options?: CallOptions,
): Promise<void> => {
  const request = { withUserId, chatType, messageId: id, bothSides };
  await http.post('/api/v1/message/delete', request, options);
};
