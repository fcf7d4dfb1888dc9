import { and, eq, or } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Env } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import type { SocialIdentity } from '../../db/schema/auth.ts';
import { socialAccounts } from '../../db/schema/social.ts';
import { users, type UserRow } from '../../db/schema/users.ts';
import { conflict, unverified } from '../../http/failures.ts';
import { sendWarning } from '../access/mails.ts';

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

/** True when the provider answers for the very address that the member has. */
const isProofOf = ({ isEmailTrusted, email }: SocialIdentity, user: UserRow) =>
  isEmailTrusted && email?.toLowerCase() === user.email.toLowerCase();

/** Throws 403 for a member whose address nobody has proven: who made the account may be anybody. */
export function assertMayAttach(user: UserRow, identity: SocialIdentity) {
  if (!user.emailVerifiedAt && !isProofOf(identity, user)) throw unverified();
}

/**
 * Links for a member who has just shown the password, takes the provider's word for the address,
 * and says so by mail. The address is read under a lock: it may be changed in the same moment.
 */
export async function attachAccount(
  c: Context<Env>,
  { id }: Pick<UserRow, 'id'>,
  identity: SocialIdentity,
) {
  const { db, clock } = c.get('backend');
  const owner = await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
    if (!user) throw unverified();
    assertMayAttach(user, identity);
    await linkAccount(tx, id, identity, clock());
    if (!user.emailVerifiedAt)
      await tx.update(users).set({ emailVerifiedAt: clock() }).where(eq(users.id, id));
    return user;
  });
  await sendWarning(c, owner, 'provider-attached');
}
