import type { ChatRef, Message } from '#machines/chat/chat.types.ts';
import type { MessagesPage, OpenInput } from '#machines/chat/conversation.types.ts';
import type { Changes } from '#machines/chat/message-store.ts';
import type { SendInput, SentSearch } from '#machines/chat/outbox.types.ts';
import type { MessagesRequest } from '#src/contract/chat/chat.ts';
import type { ChatCalls } from './chat.ts';
import { toMessage, toRules } from './message.ts';
import { messagesAnswer } from './wire-chat.ts';

const pageOfMessages = 30;

type Answer = ReturnType<ReturnType<typeof messagesAnswer>>;

const askMessages = async (
  { http, onRules, limits }: ChatCalls,
  { withUserId, chatType }: ChatRef,
  wanted: Pick<MessagesRequest, 'beforeId' | 'changedSince' | 'fromId'>,
  signal?: AbortSignal,
): Promise<Answer> => {
  const body = { withUserId, type: chatType, ...wanted };
  const options = { isRead: true, ...(signal && { signal }) };
  const answer = messagesAnswer({ withUserId, chatType })(
    await http.post<unknown>('/api/v1/messages', body, options),
  );
  onRules?.({ withUserId, chatType }, toRules(answer, limits));
  return answer;
};

const pageOf = ({ currency }: ChatCalls, answer: Answer): MessagesPage => {
  const messages = answer.messages.map((message) => toMessage(message, currency));
  const isStart = messages.length < pageOfMessages;
  return { messages, before: isStart ? null : Math.min(...messages.map(({ id }) => id)) };
};

const marksOf = ({ cursor, hidden_before_id: hiddenUpTo }: Answer) => ({
  cursor: cursor ?? null,
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

/** Reads the changes since a mark, edits and deletions included; without a mark the newest page. */
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
    if (answer.is_reset || !answer.deleted)
      return { ...page, ...marks, deleted: [], isReset: true };
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

/**
 * True if the server stores the keys that messages are sent with, and so sends none twice. Such a
 * server sends marks, or the keys of its messages.
 */
const keepsKeys = ({ cursor, messages }: Answer): boolean =>
  cursor !== undefined || messages.some((message) => message.client_key !== undefined);

/**
 * A message by the key it was sent with, among those written since; null when it is not there, `unsure`
 * where the server keeps no keys.
 */
export const findByKey = async (
  calls: ChatCalls,
  { withUserId, chatType, key, at }: SendInput,
  signal?: AbortSignal,
): Promise<SentSearch> => {
  const since = Date.parse(at) - skew;
  let before: number | undefined;
  for (let turn = 0; turn < mostPages; turn += 1) {
    const wanted = before ? { beforeId: before } : {};
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one starts
    const answer = await askMessages(calls, { withUserId, chatType }, wanted, signal);
    if (!keepsKeys(answer)) return 'unsure';
    const page = pageOf(calls, answer);
    const found = page.messages.find(({ clientKey }) => clientKey === key);
    if (found) return found;
    const isOlder = page.messages.some(({ createdAt }) => Date.parse(createdAt) < since);
    if (page.before === null || isOlder) return null;
    ({ before } = page);
  }
  return null;
};
