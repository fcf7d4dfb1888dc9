import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/db.ts';
import { identitySessions } from '../../db/schema/identity.ts';
import { users } from '../../db/schema/users.ts';
import { insertAll } from './insert.ts';

const hour = 3_600_000;

/** The identity of everybody who sells was verified a day after they joined. */
export async function seedIdentities(db: Queryable): Promise<void> {
  const creators = await db
    .select({ id: users.id, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.isCreator, true));
  const rows = creators.map(({ id, createdAt }) => {
    const at = (hours: number) => new Date(createdAt.getTime() + hours * hour);
    return {
      id: `seed-${id}`,
      userId: id,
      status: 'approved' as const,
      locale: 'en' as const,
      openedAt: at(24),
      since: at(24),
      decidedAt: at(25),
      reportedAt: at(25),
      createdAt: at(24),
    };
  });
  await insertAll(db, identitySessions, rows);
}
