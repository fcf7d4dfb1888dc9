import { createHmac } from 'node:crypto';

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');

/**
 * Signs while a token is good. Made of the secret shared with the provider as well: the member, to whom
 * the token is no secret, cannot sign.
 */
export const tokenKey = (secret: string, token: string) => hmac(secret, `token:${token}`);
/** Signs the decision about one session, however long it takes, once its documents came in. */
export const sessionKey = (secret: string, session: string) => hmac(secret, `session:${session}`);

/** The signature of a body as it is sent, at a time in Unix seconds. */
export const signReport = (key: string, timestamp: number, body: string) =>
  hmac(key, `${timestamp}.${body}`);
