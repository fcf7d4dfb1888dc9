import type { UserCard } from '#src/contract/people/people.ts';
import type { Profile } from '#src/contract/people/profile.ts';
import * as read from '../lib/reader.ts';
import { alignment, banner } from './wire-banner.ts';
import { money, userCard, username } from './wire-people.ts';
import { viewerRelation, type PlainRelation } from './wire-relations.ts';

/** Fields of a profile page; the caller's relation is in `relation` alone. */
type Facts = Pick<
  Profile,
  | 'is_creator'
  | 'about'
  | 'country'
  | 'profile_photo_full'
  | 'profile_photo_alt'
  | 'banner'
  | 'banner_align'
  | 'avatar_align'
  | 'posts_count'
  | 'media_count'
  | 'followers_count'
  | 'subscription_price'
  | 'joined_at'
  | 'is_self'
  | 'is_follower'
> & { readonly relation: PlainRelation | null };
export type PlainProfile = UserCard & Facts;

const facts = read.sureRecord<Facts>({
  is_creator: read.flag(),
  about: read.orNull(read.sureText),
  country: read.optional(read.orNull(read.sureText)),
  profile_photo_full: read.orNull(read.sureText),
  profile_photo_alt: read.optional(read.orNull(read.sureText)),
  banner: read.orNull(banner),
  banner_align: alignment,
  avatar_align: alignment,
  posts_count: read.number(),
  media_count: read.number(),
  followers_count: read.number(),
  subscription_price: read.orNull(money),
  joined_at: read.moment,
  is_self: read.flag(),
  is_follower: read.flag(),
  relation: read.orNull(viewerRelation),
});

/** Answer with a person's page, which was requested by this username. */
export const profileAnswer =
  (asked: string): read.Reader<{ data: PlainProfile }> =>
  (value) => {
    const data = read.fieldOf(value, 'data');
    const card = userCard(data);
    return { data: { ...card, ...facts(data), username: card.username || username(asked) } };
  };
