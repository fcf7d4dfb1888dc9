import type { UserRow } from '../db/schema/users.ts';

/** Verified and not about to be deleted: who is not sees of posts what a guest sees. */
export const isStanding = (user: UserRow | undefined) =>
  user !== undefined && user.emailVerifiedAt !== null && !user.isDeleted;
