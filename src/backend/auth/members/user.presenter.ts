import { domainToUnicode } from 'node:url';
import { localeCode } from '#src/contract/app/locale.ts';
import type { User } from '#src/contract/auth/auth.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { avatarUrl } from '../../media/addresses.ts';
import { hasTwoFactor } from '../sign-in/sign-in.ts';

/** An address as its owner writes it, with the letters of its domain. */
export const readable = (email: string): string =>
  email.replace(/[^@]+$/, (domain) => domainToUnicode(domain) || domain);

/** The member as only they see themselves. */
export const presentUser = (row: UserRow): User => ({
  id: row.id,
  email: readable(row.email),
  username: row.username,
  display_name: row.displayName,
  email_verified_at: row.emailVerifiedAt?.toISOString() ?? null,
  is_deleted: row.isDeleted,
  delete_at: row.deleteAt?.toISOString() ?? null,
  is_creator: row.isCreator,
  two_factor_enabled: hasTwoFactor(row),
  has_password: row.passwordHash !== null,
  profile_photo: avatarUrl(row.profilePhoto),
  site_settings: {
    preferred_locale: localeCode.nullable().catch(null).parse(row.preferredLocale),
    privacy: {
      writers: row.writers,
      shows_online: row.showsOnline,
      is_findable: row.isFindable,
    },
  },
  created_at: row.createdAt.toISOString(),
});
