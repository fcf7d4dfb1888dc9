import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/db.ts';
import { users, type UserRow } from '../../db/schema/users.ts';

/** Addresses are one person's whatever their case. */
export async function findByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`);
  return row;
}
