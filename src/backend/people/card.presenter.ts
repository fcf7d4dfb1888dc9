import type { UserCard } from '#src/contract/people/people.ts';
import type { UserRow } from '../db/schema/users.ts';
import { avatarUrl } from '../media/addresses.ts';

/** Milliseconds after their last call for which a member still counts as online. */
const onlineMilliseconds = 120_000;

export const onlineSince = (now: Date) => new Date(now.getTime() - onlineMilliseconds);

export type CardRow = Pick<
  UserRow,
  'id' | 'username' | 'displayName' | 'profilePhoto' | 'isVerified' | 'lastSeenAt' | 'showsOnline'
>;

/** A person as lists and heads show them: nothing that only they themselves may know. */
export const presentCard = (row: CardRow, now: Date): UserCard => ({
  id: row.id,
  username: row.username,
  display_name: row.displayName,
  profile_photo: avatarUrl(row.profilePhoto),
  is_verified: row.isVerified,
  is_online: row.showsOnline && row.lastSeenAt !== null && row.lastSeenAt > onlineSince(now),
});
