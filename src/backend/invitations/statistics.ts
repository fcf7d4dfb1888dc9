import { and, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { InvitedPerson, ReferralStatisticsAnswer } from '#src/contract/insight/referral.ts';
import { termOf } from '../billing/referral-share.ts';
import { allLimits } from '../config/limits.ts';
import { toMoney } from '../config/money.ts';
import type { Backend } from '../context.ts';
import { payments } from '../db/schema/billing.ts';
import { referralLinks, referrals, referralVisits } from '../db/schema/social.ts';
import { users } from '../db/schema/users.ts';
import { knownNames } from '../people/known-card.ts';
import { decodeCursor, encodeCursor } from '../feed/cursor.ts';

const maxId = 2_147_483_647;
const graphemes = new Intl.Segmenter();

const firstOf = (word: string) => [...graphemes.segment(word)][0]?.segment ?? '';

/** `Bo Lindqvist` as `B. L.`: enough for who knows them, and nothing for who does not. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => `${firstOf(word)}.`)
    .join(' ');

/** Shares that still stand, of this member. */
const sharesOf = (inviterId: number) =>
  and(
    eq(payments.payeeId, inviterId),
    eq(payments.type, 'referral'),
    eq(payments.status, 'succeeded'),
  );

const sumOf = (where: SQL | undefined) =>
  sql<string>`(select coalesce(sum(${payments.amount} - ${payments.givenBack}), 0) from ${payments} where ${where})`;

/** A page of those whom a member invited, latest first; an unreadable cursor is the first page. */
export async function pageOfInvited(
  { db }: Backend,
  inviterId: number,
  { cursor: text, perPage }: { cursor: string | undefined; perPage: number },
): Promise<{ people: InvitedPerson[]; next: string | null }> {
  const cursor = decodeCursor('id', text);
  const before = cursor && Math.abs(cursor.id) <= maxId ? lt(referrals.id, cursor.id) : undefined;
  const found = await db
    .select({
      id: referrals.id,
      at: referrals.createdAt,
      name: knownNames(inviterId).displayName,
      isDeleted: users.isDeleted,
      earned: sumOf(and(sharesOf(inviterId), eq(payments.payerId, users.id))),
    })
    .from(referrals)
    .innerJoin(referralLinks, eq(referralLinks.id, referrals.linkId))
    .innerJoin(users, eq(users.id, referrals.userId))
    .where(and(eq(referralLinks.userId, inviterId), before))
    .orderBy(desc(referrals.id))
    .limit(perPage + 1);
  const people = found
    .slice(0, perPage)
    .map(({ id, at, name, isDeleted, earned }): InvitedPerson => ({
      id,
      initials: isDeleted ? null : initialsOf(name),
      registered_at: at.toISOString(),
      ends_at: termOf(at).toISOString(),
      earned: toMoney(Number(earned)),
    }));
  const last = found.length > perPage ? people.at(-1)?.id : undefined;
  const place = last === undefined ? null : { key: last, id: last, pointsToNext: true };
  return { people, next: place && encodeCursor('id', place) };
}

/** Percent and months that every inviter is promised. */
export const terms = { percent: allLimits.referral_percent, months: allLimits.referral_months };

type Meta = Pick<ReferralStatisticsAnswer['meta'], 'totals' | 'terms'>;

/** Totals of all links of a member, and the terms. */
export async function summaryOf({ db }: Backend, inviterId: number): Promise<Meta> {
  const own = db
    .select({ id: referralLinks.id })
    .from(referralLinks)
    .where(eq(referralLinks.userId, inviterId));
  const [shared] = await db
    .select({ sum: sql<string>`coalesce(sum(${payments.amount} - ${payments.givenBack}), 0)` })
    .from(payments)
    .where(sharesOf(inviterId));
  return {
    totals: {
      clicks: await db.$count(referralVisits, inArray(referralVisits.linkId, own)),
      registrations: await db.$count(referrals, inArray(referrals.linkId, own)),
      earned: toMoney(Number(shared?.sum ?? 0)),
    },
    terms,
  };
}
