import type { Context } from 'hono';
import type { Env } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { users, type UserRow } from '../../db/schema/users.ts';
import { creditReferral } from '../../insight/invitations/visits/credit.ts';
import { newDisplayName } from './display-names.ts';
import { refuseFormer, refuseTaken } from './taken.ts';

interface NewMember {
  email: string;
  username: string;
  displayName: string;
  passwordHash?: string;
  emailVerifiedAt?: Date | null;
  /** Code of an invitation; the one this session came by counts when it is absent. */
  referral?: string | null | undefined;
}

/**
 * Stores a member and who invited them. Throws 422 when the name or address was taken meanwhile.
 */
export async function createMember(
  c: Context<Env>,
  db: Queryable,
  { referral, ...member }: NewMember,
): Promise<UserRow> {
  const { clock, settings } = c.get('backend');
  const now = clock();
  const displayName = await newDisplayName(db, member.displayName, settings.brand);
  const [user] = await db
    .insert(users)
    .values({ ...member, displayName, createdAt: now, updatedAt: now })
    .returning()
    .catch(refuseTaken);
  if (!user) throw new Error('The new member was not stored.');
  await refuseFormer(db, user, now);
  const { referral: visited, formerMembers = [] } = c.get('session')?.payload ?? {};
  const code = referral ?? visited;
  if (code) await creditReferral(db, user, { code, formerMembers });
  return user;
}
