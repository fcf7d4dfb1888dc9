import type { ChatRef, Message } from '#machines/chat/chat.types.ts';
import type { WriteRules } from '#machines/chat/composer.types.ts';
import type { ReadReceipt } from '#machines/chat/conversation.types.ts';
import type { ChatAnswer, ChatsAsked, ChatsPage } from '#machines/chat/inbox.types.ts';
import type { DeleteInput } from '#machines/chat/message-deletion.types.ts';
import type { SendInput, SendOutcome } from '#machines/chat/outbox.types.ts';
import type {
  ChatAnswer as WireChatAnswer,
  ChatsAnswer,
  SendAnswer,
  SendRequest,
  UnreadAnswer,
} from '#src/contract/chat.ts';
import type { Message as WireMessage } from '#src/contract/chat.ts';
import type { CallOptions, Http } from './http.types.ts';
import { toChat, toMessage } from './message.ts';
import { toAuthor } from './post.ts';
import type { Sparse } from './sparse.types.ts';

/** What the chat's calls need: the client, and the currency that prices are in. */
export interface ChatCalls {
  readonly http: Http;
  readonly currency: string;
  /** Called with the write rules that each fetched page of messages contains. */
  readonly onRules?: (chat: ChatRef, rules: WriteRules) => void;
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
  const answer = await http.post<Sparse<ChatsAnswer, 'list' | 'unread'>>(
    `/api/v1/chats/${kind}`,
    { offset, ...(search === '' ? {} : { search }) },
    { isRead: true },
  );
  const system = answer.notifications;
  const isListed =
    system?.last_message_id != null &&
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
  const answer = await http.get<WireChatAnswer>(path, signal && { signal });
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
    { isRead: true },
  );
  return answer.message && toMessage(answer.message, currency);
};

/** `POST …/delete`: the chat is gone for this member; answers how many chats are unread now. */
export const deleteChat = async (
  http: Http,
  { withUserId, chatType }: ChatRef,
  options?: CallOptions,
): Promise<number> => {
  const path = `/api/v1/chat/${withUserId}/${chatType}/delete`;
  const { unread } = await http.post<UnreadAnswer>(path, undefined, options);
  return unread;
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
