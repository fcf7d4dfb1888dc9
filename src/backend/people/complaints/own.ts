import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { OwnComplaint } from '#src/contract/people/complaint.ts';
import type { Backend } from '../../context.ts';
import { comments } from '../../db/schema/comments.ts';
import { complaints } from '../../db/schema/people.ts';
import { posts } from '../../db/schema/posts.ts';
import { users, type UserRow } from '../../db/schema/users.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import { knownCards } from '../known-card.ts';
import { complaintReason } from '#src/contract/people/complaint.ts';
import { numberOf } from './complain.ts';

const perPage = 20;
const maxId = 2_147_483_647;

/** A page of a member's own reports, latest first: nobody else ever sees them. */
export async function ownComplaints(
  { db, clock }: Backend,
  byUserId: number,
  cursorText: string | undefined,
): Promise<{ data: OwnComplaint[]; next: string | null }> {
  const cursor = decodeCursor('id', cursorText);
  const from = cursor && Math.abs(cursor.id) <= maxId ? cursor.id : null;
  const found = await db
    .select({ complaint: complaints, person: users })
    .from(complaints)
    .innerJoin(users, eq(users.id, complaints.toUserId))
    .where(
      and(eq(complaints.byUserId, byUserId), from === null ? undefined : lt(complaints.id, from)),
    )
    .orderBy(desc(complaints.id))
    .limit(perPage + 1);
  const rows = found.slice(0, perPage);
  const last = found.length > perPage ? rows.at(-1)?.complaint.id : undefined;
  const idsOf = (subject: string) =>
    rows.flatMap(({ complaint }) =>
      complaint.subject === subject && complaint.subjectId !== null ? [complaint.subjectId] : [],
    );
  const paths = await pathsOf(db, idsOf('post'), idsOf('comment'));
  const people = await knownCards(
    db,
    byUserId,
    rows.map(({ person }) => person.id),
    clock(),
  );
  return {
    data: rows.map(({ complaint, person }) => ({
      id: complaint.id,
      number: numberOf(complaint),
      subject: complaint.subject,
      person: person.isDeleted ? null : people.of(person),
      path:
        person.isDeleted || people.isClosed(person.id) ? null : pathOf(complaint, person, paths),
      reason: complaintReason.safeParse(complaint.reason).data ?? null,
      message: complaint.message,
      status: complaint.status,
      created_at: complaint.createdAt.toISOString(),
    })),
    next:
      last === undefined ? null : encodeCursor('id', { key: last, id: last, pointsToNext: true }),
  };
}

const pathTo = (found: { username: string; postId: number }) =>
  `/${found.username}/post/${found.postId}`;

type Paths = Readonly<Record<'post' | 'comment', ReadonlyMap<number, string>>>;

const pathOf = (
  { subject, subjectId }: typeof complaints.$inferSelect,
  { username }: UserRow,
  paths: Paths,
): string | null =>
  subject === 'chat' ? `/${username}` : (paths[subject].get(subjectId ?? 0) ?? null);

/** The pages of posts, and of the posts below which comments stand, that still exist. */
async function pathsOf(
  db: Backend['db'],
  postIds: readonly number[],
  commentIds: readonly number[],
): Promise<Paths> {
  const address = { postId: posts.id, username: users.username };
  const reported = await db
    .select(address)
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(inArray(posts.id, [...postIds]));
  const below = await db
    .select({ ...address, id: comments.id })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(inArray(comments.id, [...commentIds]));
  return {
    post: new Map(reported.map((found) => [found.postId, pathTo(found)])),
    comment: new Map(below.map((found) => [found.id, pathTo(found)])),
  };
}
