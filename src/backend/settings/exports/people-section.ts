import { eq, inArray } from 'drizzle-orm';
import type { PeopleList, RelationEntry } from '#src/contract/people/relation.ts';
import { ownComplaints } from '../../people/complaints/own.ts';
import { referralLinks, referralVisits, referrals } from '../../db/schema/social.ts';
import { pageOfInvited } from '../../insight/invitations/statistics.ts';
import { isByMember } from '../../people/list-query.ts';
import { readList } from '../../people/lists.ts';
import { personOf, type Copy } from './copy.ts';
import { pages } from './json.ts';

const atOnce = 500;

const sideOf = (list: PeopleList, { by_user: by, to_user: to }: RelationEntry) => {
  const { username, display_name } = isByMember(list) ? to : by;
  return { username, display_name };
};

/** One of the member's lists of people, as the product shows it to them. */
export async function* peopleIn({ backend, user }: Copy, list: PeopleList) {
  const entries = pages(async (after) => {
    const { list: rows, next } = await readList(backend, user.id, list, { limit: atOnce, after });
    return { rows, next };
  });
  for await (const entry of entries) {
    const { ban_type, is_auto_renewable, is_expired, expires_at, months, price } = entry;
    const paid = { is_auto_renewable, is_expired, expires_at, months, price };
    yield {
      person: sideOf(list, entry),
      since: entry.created_at,
      ...(list === 'blacklist' && { kind: ban_type }),
      ...(expires_at !== undefined && paid),
    };
  }
}

/** Reports that the member made. */
export async function* reportsOf({ backend, user }: Copy) {
  const reports = pages(async (after) => {
    const { data, next } = await ownComplaints(backend, user.id, after);
    return { rows: data, next };
  });
  for await (const { person, ...report } of reports) yield { ...report, person: personOf(person) };
}

/** Links by which the member invites, and what came of them: the invited are initials, as in the product. */
export async function invitationsOf({ backend, user }: Copy): Promise<object> {
  const { db } = backend;
  const rows = await db
    .select({
      id: referralLinks.id,
      code: referralLinks.code,
      label: referralLinks.label,
      created_at: referralLinks.createdAt,
      revoked_at: referralLinks.revokedAt,
      clicks: db.$count(referralVisits, eq(referralVisits.linkId, referralLinks.id)),
      registrations: db.$count(referrals, eq(referrals.linkId, referralLinks.id)),
    })
    .from(referralLinks)
    .where(eq(referralLinks.userId, user.id))
    .orderBy(referralLinks.id);
  const invited: object[] = [];
  const people = pages(async (cursor) => {
    const page = await pageOfInvited(backend, user.id, { cursor, perPage: atOnce });
    return { rows: page.people, next: page.next };
  });
  for await (const { id: _, ...person } of people) invited.push(person);
  const [came] = await db
    .select({ at: referrals.createdAt })
    .from(referrals)
    .where(inArray(referrals.userId, [user.id]));
  return { links: rows, invited, came_by_invitation_at: came?.at ?? null };
}
