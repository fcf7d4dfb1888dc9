import type {
  MassOutcome,
  MassSearch,
  MassSend,
  Reaches,
} from '#machines/chat/mass-message.types.ts';
import type { SendRequest } from '#src/contract/chat/chat.ts';
import type { Http } from '../lib/http.types.ts';
import * as read from '../lib/reader.ts';
import { chatsAnswer, sendAnswer } from './wire-chat.ts';

const reach = read.sureRecord({ recipients: read.number(), excluded: read.number() });
const audienceAnswer = read.sureRecord<{ data: Reaches }>({
  data: read.sureRecord({ followers: reach, subscribers: reach, all: reach }),
});

/** `GET /api/v1/chat/audience`. */
export const loadAudience = async (http: Http, signal: AbortSignal): Promise<Reaches> =>
  audienceAnswer(await http.get<unknown>('/api/v1/chat/audience', { signal })).data;

/** `POST /api/v1/chat/send` to an audience; `success: false` may come with status 200. */
export const sendMass = async (
  http: Http,
  { audience, text, fileHashes, price, key }: MassSend,
): Promise<MassOutcome> => {
  const request: SendRequest = {
    // Required by the contract, ignored beside `rcpt`; 1 is no member one can write to.
    withUserId: 1,
    message: text === '' ? null : text,
    fileHash: fileHashes.length === 0 ? null : [...fileHashes],
    isPaid: price !== null,
    price: price?.amount ?? null,
    rcpt: audience,
  };
  const answer = sendAnswer({})(
    await http.post<unknown>('/api/v1/chat/send', request, { idempotencyKey: key }),
  );
  return answer.success !== false && answer.error === null
    ? { accepted: true, recipients: answer.recipients ?? 0 }
    : { accepted: false, reason: answer.error };
};

/**
 * `POST /api/v1/chats/all`: whether one of the newest chats ends with a message of this key. One that does
 * not proves nothing: new chats stay out of the list until they are answered.
 */
export const findMass = async (
  http: Http,
  key: string,
  signal: AbortSignal,
): Promise<MassSearch> => {
  const options = { isRead: true, signal };
  const { list, cursor } = chatsAnswer(
    await http.post<unknown>('/api/v1/chats/all', { offset: 0 }, options),
  );
  if (list.some(({ last_message: last }) => last?.client_key === key)) return 'sent';
  return cursor === undefined ? 'unsure' : 'unseen';
};
