import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import { removeExports } from '../exports/stored.ts';
import { doEach, isUp, type Kind } from '../jobs/failed-work.ts';
import type { Job } from '../jobs/job.ts';
import { rightEnded } from '../rights/ended.ts';
import { sessionStore } from '../session/store.ts';
import { purgeFiles } from './purge-files.ts';
import { purgeMoney } from './purge-money.ts';
import { purgeNotices } from './purge-notices.ts';
import { purgePerson, purgeRelations } from './purge-person.ts';
import { purgeMessages, purgePosts, purgeReactions } from './purge-writings.ts';

/** Accounts that one run purges. */
const most = 20;
/** Purges that the law asks for are tried for a month. */
const leftAccount: Kind = { name: 'account', failed: 'account not purged', most: 38 };

/** Accounts whose time is over, those first that wait longest; whoever is here can come back no more. */
async function takeDue(backend: Backend): Promise<UserRow[]> {
  const { db, clock } = backend;
  const now = clock();
  const isDue = and(eq(users.isDeleted, true), lte(users.deleteAt, now), isNull(users.purgedAt));
  await db
    .update(users)
    .set({ purgeBegunAt: now })
    .where(and(isDue, isNull(users.purgeBegunAt)));
  return db
    .select()
    .from(users)
    .where(and(isDue, isUp(backend, leftAccount, users.id)))
    .orderBy(asc(users.deleteAt), asc(users.id))
    .limit(most);
}

/**
 * Removes what a member leaves behind, and puts a number in place of the rest (decision 045). Each step
 * may be done again, by this process or another: one that was killed is finished by the next run. The
 * log gets counts, and no name.
 */
async function purgeMember(backend: Backend, user: UserRow): Promise<void> {
  const { id } = user;
  await sessionStore(backend).destroyOf(id);
  await rightEnded(backend, { of: 'member', userId: id });
  await removeExports(backend, id);
  const counts = {
    notices: await purgeNotices(backend, id),
    posts: await purgePosts(backend, id),
    comments: await purgeReactions(backend, id),
    messages: await purgeMessages(backend, id),
    followed: await purgeRelations(backend, id),
    files: await purgeFiles(backend, id),
    keptPayments: await purgeMoney(backend, id),
  };
  if (await purgePerson(backend, user))
    backend.log.info('account purged', { member: id, ...counts });
}

/** Purges every account whose time is over; one that fails holds up no other, and is tried again. */
export async function purgeDue(backend: Backend): Promise<number> {
  const due = await takeDue(backend);
  await doEach(backend, leftAccount, due, {
    subjectOf: ({ id }) => String(id),
    work: (user) => purgeMember(backend, user),
  });
  return due.length;
}

/** Purges accounts while this process runs, and first those whose time ended while none did. */
export const purgeJob: Job = { name: 'purge', every: 10 * 60_000, work: purgeDue };
