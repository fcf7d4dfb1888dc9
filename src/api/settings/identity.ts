import type { Failure } from '#machines/lib/failure.ts';
import type { IdentityKnown } from '#machines/settings/identity.types.ts';
import type { Http } from '../lib/http.types.ts';
import * as read from '../lib/reader.ts';
import { identityAnswer } from './wire-identity.ts';

/** Failure of a site without an identity check. */
const absent: Failure = { kind: 'notFound' };

/** `GET /api/v1/me/identity`. */
export async function loadIdentity(http: Http): Promise<IdentityKnown> {
  const { data } = identityAnswer(await http.get<unknown>('/api/v1/me/identity'));
  const { status, reason, provider, since, decided_at: decidedAt, is_started: isStarted } = data;
  if (provider === null && status === 'none') throw absent;
  return {
    status,
    reason: status === 'rejected' ? reason : null,
    provider: provider?.name ?? '',
    since,
    decidedAt,
    isStarted: isStarted && status !== 'pending' && status !== 'approved',
  };
}

/** `POST /api/v1/verify_identity`: the address of the provider's page. */
export const openCheck = async (http: Http): Promise<string> =>
  read.sureText(read.fieldOf(await http.post<unknown>('/api/v1/verify_identity'), 'url'));
