import { createHmac, randomBytes } from 'node:crypto';
import { deriveSecret } from '../../app-key.ts';
import type { Backend } from '../../context.ts';
import { isSame } from '../../auth/session/session.ts';

/** To which of the two addresses a link was mailed. */
export type Side = 'old' | 'new';

const idLength = 32;
export const newChangeId = () => randomBytes(idLength / 2).toString('hex');

/** What the link to one of the addresses holds: the number of the change, and a proof that only `APP_KEY` makes. */
export function changeToken({ settings }: Backend, id: string, side: Side): string {
  const key = deriveSecret(settings.appKey, 'email-change');
  return id + createHmac('sha256', key).update(`${side}.${id}`).digest('hex');
}

/** Which change and which address a token is of; null for one that we never mailed. */
export function readToken(backend: Backend, token: string): { id: string; side: Side } | null {
  const id = token.slice(0, idLength);
  const isOld = isSame(token, changeToken(backend, id, 'old'));
  const isNew = isSame(token, changeToken(backend, id, 'new'));
  if (isOld) return { id, side: 'old' };
  return isNew ? { id, side: 'new' } : null;
}
