import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { findByEmail } from '../../auth/members/find-user.ts';
import type { Backend, Router } from '../../context.ts';
import { subscriptions } from '../../db/schema/people.ts';
import { users } from '../../db/schema/users.ts';
import { notFound } from '../../http/failures.ts';
import { purgeDue } from '../../settings/leaving/purge.ts';
import { read } from './read.ts';

const passed = z.object({
  email: z.string(),
  days: z.int().positive(),
  /** Days that go by for what they subscribe to; the same when absent. */
  paid: z.int().positive().optional(),
});

/**
 * Lets days pass since a member left, for them and for what they subscribe to, and purges whose time is
 * over: a test cannot wait a month.
 */
export function addLeavingSwitches(app: Router, backend: Backend) {
  app.post('/__test/leaving', async (c) => {
    const { email, days, paid = days } = read(passed, await c.req.json());
    const user = await findByEmail(backend.db, email);
    if (!user?.deletedAt || !user.deleteAt) throw notFound();
    const earlier = (at: Date) => new Date(at.getTime() - days * 86_400_000);
    await backend.db
      .update(users)
      .set({ deletedAt: earlier(user.deletedAt), deleteAt: earlier(user.deleteAt) })
      .where(eq(users.id, user.id));
    await backend.db
      .update(subscriptions)
      .set({ expiresAt: sql`${subscriptions.expiresAt} - make_interval(days => ${paid}::integer)` })
      .where(eq(subscriptions.byUserId, user.id));
    return c.json({ purged: await purgeDue(backend) });
  });
}
