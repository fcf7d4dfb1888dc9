import { and, eq, or } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import type { Queryable } from '../db/db.ts';
import type { SocialIdentity } from '../db/schema/auth.ts';
import { socialAccounts } from '../db/schema/social.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import { conflict } from '../http/failures.ts';

type Key = Pick<SocialIdentity, 'provider' | 'subject'>;

/** The member whose way in this is, by the provider's id and nothing else. */
export async function memberOf(db: Queryable, { provider, subject }: Key) {
  const [row] = await db
    .select({ user: users })
    .from(socialAccounts)
    .innerJoin(users, eq(users.id, socialAccounts.userId))
    .where(and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject)));
  return row?.user;
}

const alreadyLinked = () =>
  conflict('This account is already linked, or another one is linked here.', 'already_linked');

/** Throws 409 when the identity is another member's, or this member has another one there. */
export async function assertLinkable(db: Queryable, userId: number, identity: SocialIdentity) {
  const { provider, subject } = identity;
  const isSubject = and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject));
  const isOwn = and(eq(socialAccounts.provider, provider), eq(socialAccounts.userId, userId));
  const rows = await db.select().from(socialAccounts).where(or(isSubject, isOwn));
  if (rows.some((row) => row.userId !== userId || row.subject !== subject)) throw alreadyLinked();
}

/** Makes the identity one of the member's ways in. Throws 409 when either side is taken. */
export async function linkAccount(
  db: Queryable,
  userId: number,
  identity: SocialIdentity,
  at: Date,
) {
  const { provider, subject, email } = identity;
  const added = await db
    .insert(socialAccounts)
    .values({ provider, subject, userId, email, attachedAt: at })
    .onConflictDoNothing()
    .returning({ userId: socialAccounts.userId });
  if (added.length > 0) return;
  await assertLinkable(db, userId, identity);
}

/** Links, and takes the provider's word for the address when the member has just shown the password. */
export async function attachAccount(
  { db, clock }: Backend,
  user: UserRow,
  identity: SocialIdentity,
) {
  await linkAccount(db, user.id, identity, clock());
  const isProven =
    identity.isEmailTrusted && identity.email?.toLowerCase() === user.email.toLowerCase();
  if (isProven && !user.emailVerifiedAt)
    await db.update(users).set({ emailVerifiedAt: clock() }).where(eq(users.id, user.id));
}
