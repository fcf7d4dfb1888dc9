import { sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { users } from '../../db/schema/users.ts';
import { formerHolder } from './former-usernames.ts';
import { isLikeVerified } from './look-alikes.ts';

/** First path segments of the app and of the backend: a member of that name would have no profile. */
export const reservedNames: ReadonlySet<string> = new Set(
  `explore feed profile library analytics interests subscriptions audience billing settings messages
  referrals reports register register_social r pages cookie-declaration email-verified email-change verify-email
  confirm-password forgot-password reset-password 404 login logout user email auth api sanctum
  passkeys broadcasting two-factor-challenge issuer psp storage media files app apps up outbox assets main home admin
  me notifications locales index favicon robots sitemap well-known __test undefined null
  support moderator moderators moderation mod mods administrator administrators staff official security
  system help helpdesk team service root postmaster webmaster fanfare`.split(/\s+/),
);

export type UsernameProblem = 'taken' | 'reserved' | 'invalid';

/** Null when the name is free, is already this member's, or was until lately. */
export async function usernameProblem(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  name: string,
  ownerId?: number,
): Promise<UsernameProblem | null> {
  if (!/^[A-Za-z0-9_-]{2,30}$/.test(name)) return 'invalid';
  if (reservedNames.has(name.toLowerCase())) return 'reserved';
  const [holder] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.username}) = ${name.toLowerCase()}`);
  const holderId = holder?.id ?? (await formerHolder(db, name, clock()));
  if (holderId !== null) return holderId === ownerId ? null : 'taken';
  return (await isLikeVerified(db, 'username', name, ownerId)) ? 'taken' : null;
}

/** The problem as Laravel words it. */
export const usernameMessage: Record<UsernameProblem, string> = {
  taken: 'The username has already been taken.',
  reserved: 'The username is reserved.',
  invalid: 'The username field format is invalid.',
};
