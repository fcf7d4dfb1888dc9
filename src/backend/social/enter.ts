import type { Context } from 'hono';
import type { SocialProfile } from '#src/contract/auth/social.ts';
import { findByEmail } from '../auth/find-user.ts';
import { beginSignIn } from '../auth/sign-in.ts';
import { usernameProblem } from '../auth/usernames.ts';
import type { Backend, Env } from '../context.ts';
import type { Queryable } from '../db/db.ts';
import type { SocialIdentity } from '../db/schema/auth.ts';
import { memberOf } from '../auth/social-accounts.ts';
import { keepPending, ticketOf } from './ticket.ts';

/** State of an account: known, known by the address alone, or new. */
export type AccountLink = 'attached' | 'not_attached' | 'registration_required';

/** An address says something only when the provider is its authority. */
export async function accountLinkOf(db: Queryable, identity: SocialIdentity): Promise<AccountLink> {
  if (await memberOf(db, identity)) return 'attached';
  const { email, isEmailTrusted } = identity;
  const holder = email !== null && isEmailTrusted ? await findByEmail(db, email) : undefined;
  return holder ? 'not_attached' : 'registration_required';
}

/** Signs a member in; anybody else waits in the session for what they do next. */
export async function enter(c: Context<Env>, identity: SocialIdentity, credentialHash?: string) {
  const backend = c.get('backend');
  const member = await memberOf(backend.db, identity);
  if (member)
    return { status: 'attached' as const, two_factor: await beginSignIn(c, member, false) };
  const link = await accountLinkOf(backend.db, identity);
  const status = link === 'not_attached' ? link : ('registration_required' as const);
  const pending = keepPending(c, { status, identity, ...(credentialHash && { credentialHash }) });
  return {
    status,
    jwt: await ticketOf(backend, pending),
    profile: await profileOf(backend, identity),
  };
}

/** Values that a form may be filled in with. */
export async function profileOf(
  backend: Backend,
  identity: SocialIdentity,
): Promise<SocialProfile> {
  return {
    email: identity.email,
    display_name: identity.name,
    username: await freeUsername(backend, identity),
  };
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9_-]+/g, '')
    .toLowerCase()
    .slice(0, 26);

/** Tries what the person is called elsewhere, then with numbers; empty when all are taken. */
async function freeUsername(backend: Backend, { username, email, name }: SocialIdentity) {
  const candidates = [username, email?.split('@')[0], name].map((candidate) =>
    plain(candidate ?? ''),
  );
  const base = candidates.find((candidate) => candidate.length >= 2);
  if (base === undefined) return '';
  for (const tail of ['', '2', '3', '4', '5', '6', '7', '8', '9'])
    if ((await usernameProblem(backend, base + tail)) === null) return base + tail;
  return '';
}
