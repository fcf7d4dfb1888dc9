import { createHmac, randomBytes } from 'node:crypto';
import { deriveSecret } from '../app-key.ts';
import type { Backend } from '../context.ts';
import { isSame } from '../session/session.ts';

/** Address that a link was mailed to: the old or the new one. */
export type Side = 'old' | 'new';

const idLength = 32;
export const newChangeId = () => randomBytes(idLength / 2).toString('hex');

/** Builds the token of a link: the id of the change, and an HMAC with a key of `APP_KEY`. */
export function changeToken({ settings }: Backend, id: string, side: Side): string {
  const key = deriveSecret(settings.appKey, 'email-change');
  return id + createHmac('sha256', key).update(`${side}.${id}`).digest('hex');
}

/** Reads the change's id and the address from a token; null for one that we never mailed. */
export function readToken(backend: Backend, token: string): { id: string; side: Side } | null {
  const id = token.slice(0, idLength);
  const isOld = isSame(token, changeToken(backend, id, 'old'));
  const isNew = isSame(token, changeToken(backend, id, 'new'));
  if (isOld) return { id, side: 'old' };
  return isNew ? { id, side: 'new' } : null;
}
