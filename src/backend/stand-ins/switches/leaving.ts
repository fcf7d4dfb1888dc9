import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { findByEmail } from '../../auth/members/find-user.ts';
import type { Backend, Router } from '../../context.ts';
import { users } from '../../db/schema/users.ts';
import { notFound } from '../../http/failures.ts';
import { purgeDue } from '../../settings/leaving/purge.ts';
import { read } from './read.ts';

const passed = z.object({ email: z.string(), days: z.int().positive() });

/** Lets days pass since a member left, and purges whose time is over: a test cannot wait a month. */
export function addLeavingSwitches(app: Router, backend: Backend) {
  app.post('/__test/leaving', async (c) => {
    const { email, days } = read(passed, await c.req.json());
    const user = await findByEmail(backend.db, email);
    if (!user?.deletedAt || !user.deleteAt) throw notFound();
    const earlier = (at: Date) => new Date(at.getTime() - days * 86_400_000);
    await backend.db
      .update(users)
      .set({ deletedAt: earlier(user.deletedAt), deleteAt: earlier(user.deleteAt) })
      .where(eq(users.id, user.id));
    return c.json({ purged: await purgeDue(backend) });
  });
}
