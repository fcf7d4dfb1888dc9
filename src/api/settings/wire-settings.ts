import type { OwnProfile } from '#src/contract/auth/auth.ts';
import type { OwnPicturesAnswer } from '#src/contract/settings/own-pictures.ts';
import type { Passkey } from '#src/contract/auth/passkey.ts';
import type {
  AccountEvent,
  DeviceSession,
  SecurityAnswer,
} from '#src/contract/settings/security.ts';
import * as read from '../lib/reader.ts';
import { alignment, banner } from '../people/wire-banner.ts';
import { nextCursor } from '../posts/wire-posts.ts';

/** Answer with the values of the profile's form. */
export const ownProfileAnswer = read.sureRecord<{
  data: Pick<OwnProfile, 'display_name' | 'username' | 'about' | 'country' | 'version'>;
}>({
  data: read.sureRecord({
    display_name: read.text(),
    username: read.text(),
    about: read.orNull(read.sureText),
    country: read.optional(read.orNull(read.sureText)),
    version: read.optional(read.sureText),
  }),
});

/** Answer with the login methods; throws Unreadable without the state of two-factor. */
export const securityAnswer = read.sureRecord<SecurityAnswer>({
  data: read.sureRecord<SecurityAnswer['data']>({
    has_password: read.flag(true),
    other_ways: read.number(),
    two_factor_enabled: (value) => {
      if (typeof value === 'boolean' || value === 0 || value === 1) return Boolean(value);
      throw new read.Unreadable('Nobody knows whether two-factor is on.');
    },
    recovery_codes_left: read.number(),
  }),
});

export const sessionsAnswer = read.sureList(
  read.sureRecord<DeviceSession>({
    id: (value) => (typeof value === 'number' ? String(value) : read.sureText(value)),
    ip: read.orNull(read.sureText),
    agent: read.orNull(read.sureText),
    last_active: read.moment,
    is_current: read.flag(),
  }),
);

export const socialAccountsAnswer = read.sureList(
  read.sureRecord<{ provider: 'google' | 'twitter'; attached_at: string }>({
    provider: (value) => {
      if (value === 'google' || value === 'twitter') return value;
      throw new read.Unreadable('The provider is not known.');
    },
    attached_at: read.moment,
  }),
);

export const passkeysAnswer = read.sureList(
  read.sureRecord<Passkey>({
    id: (value) => (typeof value === 'number' ? String(value) : read.sureText(value)),
    name: read.text(),
    is_synced: read.flag(),
    created_at: read.moment,
    last_used_at: read.momentOrNull,
  }),
);

export const logAnswer = read.sureRecord({
  data: read.sureList(
    read.sureRecord<Omit<AccountEvent, 'kind'> & { kind: string }>({
      id: read.id,
      kind: read.text(),
      ip: read.orNull(read.sureText),
      agent: read.orNull(read.sureText),
      created_at: read.moment,
    }),
  ),
  meta: nextCursor,
});

/** A member's own face and banner. */
export const ownPicturesAnswer = read.sureRecord<OwnPicturesAnswer>({
  data: read.sureRecord<OwnPicturesAnswer['data']>({
    display_name: read.text(),
    profile_photo: read.orNull(read.sureText),
    profile_photo_full: read.orNull(read.sureText),
    profile_photo_whole: read.optional(read.orNull(banner)),
    profile_photo_align: read.optional(alignment),
    banner: read.orNull(banner),
    banner_align: alignment,
    profile_photo_alt: read.optional(read.orNull(read.sureText)),
    banner_alt: read.optional(read.orNull(read.sureText)),
  }),
});
