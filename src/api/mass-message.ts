import type { MassOutcome, MassSend, Reaches } from '#machines/chat/mass-message.types.ts';
import type { AudienceAnswer } from '#src/contract/audience.ts';
import type { SendAnswer, SendRequest } from '#src/contract/chat.ts';
import type { Http } from './http.types.ts';

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
