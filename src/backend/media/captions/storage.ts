import { and, eq, ne, sql, sum, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/db.ts';
import { files } from '../../db/schema/files.ts';
import { users } from '../../db/schema/users.ts';

/** Bytes that a file takes of its owner's storage with its captions, which may have come before it was ready. */
export const withCaptions = (bytes: number): SQL<number> =>
  sql`${bytes}::integer + coalesce((select sum((one ->> 'bytes')::integer)::integer
    from jsonb_array_elements(${files.captions}) one), 0)`;

/**
 * Bytes that a member's files take, or all but one of them; the member is locked meanwhile, as by an
 * upload, so that many at once do not exceed the storage together.
 */
export async function bytesBeside(tx: Queryable, ownerId: number, hash = ''): Promise<number> {
  await tx.select().from(users).where(eq(users.id, ownerId)).for('no key update');
  const [kept] = await tx
    .select({ bytes: sum(files.bytes) })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), ne(files.hash, hash)));
  return Number(kept?.bytes ?? 0);
}
