import type { OwnProfile, Privacy, User, UsernameAnswer } from '#src/contract/auth/auth.ts';
import type { OwnComplaint } from '#src/contract/people/complaint.ts';
import type { OwnPicturesAnswer } from '#src/contract/settings/own-pictures.ts';
import type { PageAnswer } from '#src/contract/pages/page.ts';
import type { Passkey } from '#src/contract/auth/passkey.ts';
import type {
  AccountEvent,
  DeviceSession,
  SecurityAnswer,
} from '#src/contract/settings/security.ts';
import * as read from '../lib/reader.ts';
import { nameOf, userCard, username } from '../people/wire-people.ts';
import { alignment, banner } from '../people/wire-banner.ts';
import { nextCursor } from '../posts/wire-posts.ts';

/** The current user (spec §3): beyond these fields nothing is sure. */
export type PlainUser = Pick<
  User,
  | 'id'
  | 'email'
  | 'username'
  | 'display_name'
  | 'profile_photo'
  | 'is_deleted'
  | 'is_creator'
  | 'has_studio'
  | 'delete_at'
  | 'has_password'
> & {
  readonly email_verified_at: string | null;
  readonly site_settings: User['site_settings'];
};

/** Reader of the privacy settings; a missing field counts as open and visible. */
const privacy = read.sureRecord<Privacy>({
  writers: read.oneOf(['everyone', 'known', 'nobody'], 'everyone'),
  shows_online: read.flag(true),
  is_findable: read.flag(true),
});

const locales = ['en', 'es', 'fr', 'pt-BR', 'zh', 'ru'] as const;

const user: read.Reader<PlainUser> = (value) => {
  const found = read.sureRecord<PlainUser>({
    id: read.id,
    email: read.text(),
    username,
    display_name: read.text(),
    // Null alone says "not confirmed"; a server that does not know of it confines nobody.
    email_verified_at: (at) => (at === null ? null : read.text('unknown')(at)),
    profile_photo: read.orNull(read.sureText),
    is_deleted: read.flag(),
    is_creator: read.flag(),
    has_studio: read.optional(read.flag(true)),
    delete_at: read.optional(read.momentOrNull),
    has_password: read.optional(read.flag(true)),
    site_settings: read.orNull(
      read.sureRecord({
        preferred_locale: (code) => locales.find((one) => one === code) ?? null,
        privacy: read.optional(privacy),
      }),
    ),
  })(value);
  const said = read.fieldOf(value, 'username') ?? read.fieldOf(value, 'name');
  return { ...found, display_name: nameOf(found.id, found.display_name, said) };
};

/** A member as the answer. */
export const userAnswer = read.sureRecord<{ data: PlainUser }>({ data: user });

/** Answer of `/me`: the member, or null for a guest. */
export const meAnswer = read.record<{ data: PlainUser | null; unread: number }>({
  data: (value) => (value === undefined || value === null ? null : user(value)),
  unread: read.number(),
});

/** Answer of the availability check of a username. */
export const usernameAnswer = read.sureRecord<UsernameAnswer>({
  available: (value) => read.flag(true)(value),
  reason: (value) => (['taken', 'reserved', 'invalid'] as const).find((reason) => reason === value),
});

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

/** A document: without its words there is none. */
export const pageAnswer = read.sureRecord<{ data: Omit<PageAnswer['data'], 'route_key'> }>({
  data: read.sureRecord({ title: read.text(), html: read.sureText, updated_at: read.moment }),
});

const complaintReasons = [
  'spam',
  'harassment',
  'violence',
  'illegal',
  'stolen',
  'fraud',
  'other',
] as const;

export const complaintsAnswer = read.sureRecord({
  data: read.sureList(
    read.sureRecord<OwnComplaint>({
      id: read.id,
      number: read.text(),
      subject: read.oneOf(['chat', 'post', 'comment'], 'chat'),
      person: read.orNull(userCard),
      path: read.orNull(read.sureText),
      reason: (value) => complaintReasons.find((reason) => reason === value) ?? null,
      message: read.text(),
      status: read.oneOf(['received', 'in_review', 'acted', 'dismissed'], 'received'),
      created_at: read.moment,
    }),
  ),
  meta: nextCursor,
});
