import type { ChangeLink } from '#machines/auth/email-change-link.types.ts';
import type { PendingEmail } from '#machines/settings/email-change.types.ts';
import type { Http } from '../lib/http.types.ts';
import { emailChangeAnswer, emailChangeLinkAnswer } from './wire-email-change.ts';

const own = '/api/v1/me/email_change';

function toPending(answer: unknown): PendingEmail | null {
  const { data } = emailChangeAnswer(answer);
  if (data === null) return null;
  const { email, old_confirmed: oldConfirmed, new_confirmed: newConfirmed } = data;
  return { email, oldConfirmed, newConfirmed, resendIn: data.resend_in };
}

/** `GET /api/v1/me/email_change`. */
export const loadChange = async (http: Http) => toPending(await http.get<unknown>(own));

/** `POST /api/v1/me/email_change`; 423 until the password was confirmed. */
export const askForChange = async (http: Http, email: string) =>
  toPending(await http.post<unknown>(own, { email }));

/** `POST /api/v1/me/email_change/resend`; 429 within the minute, 409 where nothing waits. */
export const resendMails = async (http: Http) =>
  toPending(await http.post<unknown>(`${own}/resend`));

/** `DELETE /api/v1/me/email_change`. */
export const cancelChange = async (http: Http): Promise<void> => {
  await http.delete<unknown>(own);
};

/** `POST /api/v1/email_change/look`, `confirm` or `cancel`, with the token of a mailed link. */
export const withLink = async (
  http: Http,
  intent: 'look' | 'confirm' | 'cancel',
  token: string,
): Promise<ChangeLink> =>
  emailChangeLinkAnswer(await http.post<unknown>(`/api/v1/email_change/${intent}`, { token })).data;
