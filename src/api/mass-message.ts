import type {
  MassOutcome,
  MassSearch,
  MassSend,
  Reaches,
} from '#machines/chat/mass-message.types.ts';
import type { AudienceAnswer } from '#src/contract/audience.ts';
import type { ChatsAnswer, SendAnswer, SendRequest } from '#src/contract/chat.ts';
import type { Http } from './http.types.ts';
import type { Sparse } from './sparse.types.ts';

/** `GET /api/v1/chat/audience`. */
export const loadAudience = async (http: Http, signal: AbortSignal): Promise<Reaches> =>
  (await http.get<AudienceAnswer>('/api/v1/chat/audience', { signal })).data;

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
  const answer = await http.post<SendAnswer>('/api/v1/chat/send', request, { idempotencyKey: key });
  return answer.success
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
  const { list, cursor } = await http.post<Sparse<ChatsAnswer, 'list'>>(
    '/api/v1/chats/all',
    { offset: 0 },
    { isRead: true, signal },
  );
  if (list.some(({ last_message: last }) => last?.client_key === key)) return 'sent';
  return cursor === undefined ? 'unsure' : 'unseen';
};
