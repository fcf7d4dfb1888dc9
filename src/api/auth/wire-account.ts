import type { Privacy, User, UsernameAnswer } from '#src/contract/auth/auth.ts';
import * as read from '../lib/reader.ts';
import { nameOf, username } from '../people/wire-people.ts';

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
