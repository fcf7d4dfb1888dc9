import { randomInt } from 'node:crypto';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { ReferralLink } from '#src/contract/insight/referral.ts';
import type { Backend } from '../context.ts';
import { referralLinks, referrals, referralVisits } from '../db/schema/social.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import { invalid, notFound } from '../http/failures.ts';

/** Most working links of a member. */
export const maxLinks = 20;

type LinkRow = typeof referralLinks.$inferSelect;
type Counts = Pick<ReferralLink, 'clicks' | 'registrations'>;

/** Letters and digits that nobody mistakes for each other; six of them are 887 million. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const newCode = (username: string): string =>
  `${username}-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`;

const present = (link: LinkRow, appUrl: string, counts: Counts): ReferralLink => ({
  id: link.id,
  code: link.code,
  url: `${appUrl}/r/${encodeURIComponent(link.code)}`,
  label: link.label,
  ...counts,
  created_at: link.createdAt.toISOString(),
});

const working = (userId: number) =>
  and(eq(referralLinks.userId, userId), isNull(referralLinks.revokedAt));

/** A member's working links, latest first, counted in the database. */
export async function listLinks({ db, settings }: Backend, userId: number) {
  const clicks = db.$count(referralVisits, eq(referralVisits.linkId, referralLinks.id));
  const registrations = db.$count(referrals, eq(referrals.linkId, referralLinks.id));
  const rows = await db
    .select({ link: referralLinks, clicks, registrations })
    .from(referralLinks)
    .where(working(userId))
    .orderBy(desc(referralLinks.id));
  return rows.map(({ link, ...counts }) => present(link, settings.appUrl, counts));
}

/** Makes a link; counted under a lock of the member, so that no two requests pass the limit at once. */
export function createLink(
  { db, settings, clock }: Backend,
  { id: userId, username }: UserRow,
  label: string | null,
): Promise<ReferralLink> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const [found] = await tx.select({ made: count() }).from(referralLinks).where(working(userId));
    if ((found?.made ?? 0) >= maxLinks)
      throw invalid({ label: [`You may have ${maxLinks} links.`] });
    const [link] = await tx
      .insert(referralLinks)
      .values({ userId, code: newCode(username), label, createdAt: clock() })
      .returning();
    if (!link) throw new Error('The link was not stored.');
    return present(link, settings.appUrl, { clicks: 0, registrations: 0 });
  });
}

/**
 * Ends a link, by which nobody comes any more. A stranger's and one that is revoked already are not
 * found.
 */
export async function revokeLink({ db, clock }: Backend, userId: number, id: number) {
  const revoked = await db
    .update(referralLinks)
    .set({ revokedAt: clock() })
    .where(and(eq(referralLinks.id, id), working(userId)))
    .returning({ id: referralLinks.id });
  if (revoked.length === 0) throw notFound();
}
