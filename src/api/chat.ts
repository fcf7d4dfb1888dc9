import type { ChatRef, Message } from '#machines/chat/chat.types.ts';
import type { WriteRules } from '#machines/chat/composer.types.ts';
import type { MessagesPage, OpenInput, ReadReceipt } from '#machines/chat/conversation.types.ts';
import type { ChatAnswer, ChatsAsked, ChatsPage } from '#machines/chat/inbox.types.ts';
import type { Changes } from '#machines/chat/message-book.ts';
import type { SendInput, SendOutcome } from '#machines/chat/outbox.types.ts';
import type {
  ChatAnswer as WireChatAnswer,
  ChatsAnswer,
  MessagesAnswer,
  MessagesRequest,
  SendAnswer,
  SendRequest,
  UnreadAnswer,
} from '#src/contract/chat.ts';
import type { Message as WireMessage } from '#src/contract/chat.ts';
import type { Http } from './http.types.ts';
import { toChat, toMessage, toRules } from './message.ts';

/** What the chat's calls need: the client, and the currency that prices are in. */
export interface ChatCalls {
  readonly http: Http;
  readonly currency: string;
  /** Hears what each page says of writing in its chat. */
  readonly onRules?: (chat: ChatRef, rules: WriteRules) => void;
}

const pageOfMessages = 30;
const now = () => performance.now();

/** `POST /api/v1/chats/{kind}`; the system's chat stands first among all, and among the unread. */
export const loadChats = async (
  { http, currency }: ChatCalls,
  asked: ChatsAsked,
): Promise<ChatsPage> => {
  const at = now();
  const { kind, offset, search } = asked;
  const answer = await http.post<ChatsAnswer>(`/api/v1/chats/${kind}`, {
    offset,
    ...(search === '' ? {} : { search }),
  });
  const system = answer.notifications;
  const isListed =
    system?.last_message_id != null &&
    search === '' &&
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
  signal?: AbortSignal,
): Promise<ChatAnswer> => {
  const at = now();
  const path = `/api/v1/chat/${withUserId}/${chatType}`;
  const answer = await http.get<WireChatAnswer>(path, signal && { signal });
  return {
    chat: answer.chat && toChat(answer.chat, currency),
    unread: { count: answer.unread, at },
  };
};

const askMessages = async (
  { http, onRules }: ChatCalls,
  { withUserId, chatType }: ChatRef,
  wanted: Pick<MessagesRequest, 'beforeId' | 'changedSince' | 'fromId'>,
  signal?: AbortSignal,
): Promise<MessagesAnswer> => {
  const answer = await http.post<MessagesAnswer>(
    '/api/v1/messages',
    { withUserId, type: chatType, ...wanted },
    signal && { signal },
  );
  onRules?.({ withUserId, chatType }, toRules(answer));
  return answer;
};

const pageOf = ({ currency }: ChatCalls, answer: MessagesAnswer): MessagesPage => {
  const messages = answer.messages.map((message) => toMessage(message, currency));
  const isStart = messages.length < pageOfMessages;
  return { messages, before: isStart ? null : Math.min(...messages.map(({ id }) => id)) };
};

const marksOf = ({ cursor, hidden_before_id: hiddenUpTo }: MessagesAnswer) => ({
  cursor,
  hiddenUpTo,
});

/** `POST /api/v1/messages`: the newest thirty, or thirty before an id; the order is not promised. */
export const loadMessages = async (
  calls: ChatCalls,
  ref: ChatRef,
  before?: number,
  signal?: AbortSignal,
): Promise<MessagesPage> =>
  pageOf(calls, await askMessages(calls, ref, before ? { beforeId: before } : {}, signal));

/** Calls for one catch-up; after a longer absence the newest page is read in place of it. */
const mostCalls = 12;

const newestPage = async (
  calls: ChatCalls,
  ref: ChatRef,
  signal?: AbortSignal,
): Promise<Changes> => {
  const answer = await askMessages(calls, ref, {}, signal);
  const page = pageOf(calls, answer);
  return { ...page, ...marksOf(answer), deleted: [], isReset: true };
};

/** What changed since a mark, edits and deletions included; without a mark the newest page. */
export const loadChanges = async (
  calls: ChatCalls,
  { withUserId, chatType, asked, from }: OpenInput,
  signal?: AbortSignal,
): Promise<Changes> => {
  const ref = { withUserId, chatType };
  const messages: Message[] = [];
  const deleted: number[] = [];
  let { cursor } = asked;
  for (let turn = 0; turn < mostCalls && cursor !== null; turn += 1) {
    const since = { changedSince: cursor, fromId: from === 0 ? null : from };
    const answer = await askMessages(calls, ref, since, signal);
    const page = pageOf(calls, answer);
    const marks = marksOf(answer);
    if (answer.is_reset) return { ...page, ...marks, deleted: [], isReset: true };
    messages.push(...page.messages);
    deleted.push(...answer.deleted);
    if (!answer.has_more) return { messages, deleted, ...marks, isReset: false, before: null };
    ({ cursor } = marks);
  }
  return newestPage(calls, ref, signal);
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

/** `POST …/delete`: the chat is gone for this member; answers how many chats are unread now. */
export const deleteChat = async (
  http: Http,
  { withUserId, chatType }: ChatRef,
): Promise<number> => {
  const path = `/api/v1/chat/${withUserId}/${chatType}/delete`;
  const { unread } = await http.post<UnreadAnswer>(path);
  return unread;
};
