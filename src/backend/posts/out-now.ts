import { and, desc, eq, gt } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { posts } from '../db/schema/posts.ts';
import { isOut } from './feed/scopes.ts';

/**
 * Publication time of a post that comes out now: after all that are out, also where the clock was
 * put back.
 */
export async function outNow(tx: Tx, now: Date): Promise<Date> {
  const [latest] = await tx
    .select({ at: posts.publishedAt })
    .from(posts)
    .where(and(eq(posts.status, 'published'), gt(posts.publishedAt, now), isOut(now)))
    .orderBy(desc(posts.publishedAt))
    .limit(1);
  return latest?.at ? new Date(latest.at.getTime() + 1) : now;
}
