import { and, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import type { Tx } from '../../db/db.ts';
import { accountEvents } from '../../db/schema/account-log.ts';
import {
  idempotencyKeys,
  mails,
  passwordResetTokens,
  rateLimits,
  rememberFamilies,
} from '../../db/schema/auth.ts';
import { emailChanges } from '../../db/schema/email-changes.ts';
import { formerUsernames } from '../../db/schema/former-usernames.ts';
import { identitySessions } from '../../db/schema/identity.ts';
import { noticeMails, noticeSettings } from '../../db/schema/notices.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { bans, complaints, follows, subscriptions } from '../../db/schema/people.ts';
import { referralLinks, socialAccounts } from '../../db/schema/social.ts';
import { users, type UserRow } from '../../db/schema/users.ts';

/** Follows, subscriptions and bans in both directions, and the reports they made. */
export const purgeRelations = ({ db }: Backend, userId: number): Promise<number> =>
  db.transaction(async (tx) => {
    const followed = await tx
      .delete(follows)
      .where(eq(follows.byUserId, userId))
      .returning({ id: follows.toUserId });
    const ids = followed.map(({ id }) => id).toSorted((a, b) => a - b);
    if (ids.length > 0)
      await tx
        .update(users)
        .set({ followersCount: sql`greatest(0, ${users.followersCount} - 1)` })
        .where(inArray(users.id, ids));
    await tx.delete(follows).where(eq(follows.toUserId, userId));
    await tx
      .delete(subscriptions)
      .where(or(eq(subscriptions.byUserId, userId), eq(subscriptions.toUserId, userId)));
    await tx.delete(bans).where(or(eq(bans.byUserId, userId), eq(bans.toUserId, userId)));
    await tx.delete(complaints).where(eq(complaints.byUserId, userId));
    return ids.length;
  });

/** Tables of ways in, habits and history, each row of which is one member's. */
const own = [
  accountEvents,
  emailChanges,
  formerUsernames,
  idempotencyKeys,
  identitySessions,
  noticeMails,
  noticeSettings,
  passkeys,
  passwordResetTokens,
  referralLinks,
  rememberFamilies,
  socialAccounts,
] as const;

/** Deletes mails to their addresses, and counts of attempts by these. */
async function purgeMailed(tx: Tx, { id, email }: UserRow): Promise<void> {
  const changes = await tx.select().from(emailChanges).where(eq(emailChanges.userId, id));
  const asked = changes.flatMap(({ fromEmail, toEmail }) => [fromEmail, toEmail]);
  for (const address of new Set([email, ...asked].map((one) => one.toLowerCase()))) {
    const [holder] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.email})`, address));
    // An address that was asked for may be somebody else's.
    if (holder && holder.id !== id) continue;
    await tx.delete(mails).where(eq(sql`lower(${mails.toAddress})`, address));
    const escaped = address.replaceAll(/[\\%_]/g, String.raw`\$&`);
    await tx.delete(rateLimits).where(like(rateLimits.key, `%${escaped}%`));
  }
}

/** A number in place of the person: no name that anybody could take, and no address that mail reaches. */
const numbered = (id: number) => ({
  email: `${id}@deleted.invalid`,
  username: `~${id}`,
  displayName: `#${id}`,
});

/** Columns of the account itself, which are set apart or say nothing of the person. */
type OfAccount =
  | keyof ReturnType<typeof numbered>
  | 'id'
  | 'isDeleted'
  | 'deletedAt'
  | 'deleteAt'
  | 'purgeBegunAt'
  | 'purgedAt'
  | 'createdAt'
  | 'updatedAt';

/** Every other column: one that is new has to be named here before it compiles. */
const nothing: Omit<UserRow, OfAccount> = {
  about: null,
  country: null,
  passwordHash: null,
  emailVerifiedAt: null,
  isCreator: false,
  isVerified: false,
  leaveReason: null,
  subscriptionPrice: null,
  profilePhoto: null,
  banner: null,
  avatarAlign: null,
  bannerAlign: null,
  preferredLocale: null,
  pageLocale: null,
  writers: 'everyone',
  showsOnline: true,
  isFindable: true,
  twoFactorSecret: null,
  twoFactorRecoveryCodes: null,
  recoveryCodesSpent: 0,
  twoFactorConfirmedAt: null,
  lastTotpStep: null,
  followersCount: 0,
  postsCount: 0,
  lastSeenAt: null,
};

/** The last step: everything that names the member, at once. False where another process was faster. */
export const purgePerson = ({ db, clock }: Backend, user: UserRow): Promise<boolean> =>
  db.transaction(async (tx) => {
    await purgeMailed(tx, user);
    for (const table of own) await tx.delete(table).where(eq(table.userId, user.id));
    const now = clock();
    const done = await tx
      .update(users)
      .set({ ...numbered(user.id), ...nothing, purgedAt: now, updatedAt: now })
      .where(and(eq(users.id, user.id), sql`${users.purgedAt} is null`))
      .returning({ id: users.id });
    return done.length > 0;
  });
