import type { LinkAnswer } from '#machines/auth/email-verification.types.ts';
import type { Viewer } from '#machines/auth/viewer.types.ts';
import { toViewer } from './auth.ts';
import type { Http } from '../lib/http.types.ts';
import { userAnswer } from './wire-account.ts';

/** `POST /email/verification-notification`: 202 with an empty text when mailed, 204 when needless. */
export const requestLink = async (http: Http): Promise<LinkAnswer> => {
  const answer = await http.post<unknown>('/email/verification-notification');
  return answer === undefined ? 'alreadyVerified' : 'mailed';
};

/** `PATCH /api/v1/me/email`; the member is unverified again and a link goes to the new address. */
export const changeEmail = async (http: Http, email: string): Promise<Viewer> => {
  return toViewer(userAnswer(await http.patch<unknown>('/api/v1/me/email', { email })).data);
};

/** `GET /user/confirmed-password-status`: whether this session was confirmed within the last hours. */
export const isConfirmed = async (http: Http): Promise<boolean> => {
  const answer = await http.get<{ confirmed?: boolean } | undefined>(
    '/user/confirmed-password-status',
  );
  return answer?.confirmed === true;
};

/** `POST /user/confirm-password/link`: for members without a password; 202. */
export const mailConfirmation = (http: Http): Promise<void> =>
  http.post('/user/confirm-password/link');

/** `POST /user/confirm-password`; 201. */
export const confirmPassword = (http: Http, password: string): Promise<void> =>
  http.post('/user/confirm-password', { password });
