import { findByUsername } from '../../auth/members/former-usernames.ts';
import type { Backend } from '../../context.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { notFound } from '../../http/failures.ts';
import { isBlockedBy } from '../relations.ts';

/**
 * The user of that name or, for a while after a change, of that old name; case-insensitive. 404 for an unknown name, the system account, deleted
 * accounts (but to themselves), and for a user who blocked the viewer: one answer, so that none
 * reveals which.
 */
export async function findProfile(
  backend: Backend,
  viewerId: number | null,
  username: string,
): Promise<UserRow> {
  const row = await findByUsername(backend, username);
  if (!row || row.id === 1 || (row.isDeleted && row.id !== viewerId)) throw notFound();
  if (await isBlockedBy(backend.db, viewerId, row.id)) throw notFound();
  return row;
}
