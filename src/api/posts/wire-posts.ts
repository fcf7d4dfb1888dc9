import type { Comment, CommentsAnswer } from '#src/contract/posts/comment.ts';
import type { ExploreItem } from '#src/contract/posts/explore.ts';
import type { LikeAnswer, Post } from '#src/contract/posts/post.ts';
import type { Alignment, Banner, Profile } from '#src/contract/people/profile.ts';
import type { UserCard } from '#src/contract/people/people.ts';
import type { MyPostsAnswer } from '#src/contract/posts/post-write.ts';
import * as read from '../lib/reader.ts';
import { media, money, userCard, username } from '../people/wire-people.ts';
import { viewerRelation, type PlainRelation } from '../people/wire-relations.ts';

const visibilities = ['public', 'followers', 'subscribers'] as const;
const readers = ['readers', 'subscribers', 'nobody'] as const;

const rights = read.record<Post['can']>({ edit: read.flag(), delete: read.flag() });

/** A post; only its id and that of its author are sure to come. */
export const post: read.Reader<Post> = read.sureRecord<Post>({
  id: read.id,
  author: userCard,
  title: read.orNull(read.sureText),
  text: read.orNull(read.sureText),
  media: read.list(media),
  media_counts: read.record<Post['media_counts']>({
    images: read.number(),
    videos: read.number(),
    seconds: read.number(),
  }),
  is_paid: read.flag(),
  price: read.orNull(money),
  is_purchased: read.flag(),
  is_locked: read.flag(),
  visibility: read.oneOf(visibilities, 'public'),
  publish_at: read.momentOrNull,
  published_at: read.momentOrNull,
  status: read.oneOf(['draft', 'scheduled', 'published'], 'published'),
  likes_count: read.number(),
  is_liked: read.flag(),
  comments_count: read.number(),
  can: rights,
  created_at: read.moment,
  updated_at: read.moment,
  is_free_for_subscribers: read.optional(read.flag()),
  edited_at: read.optional(read.momentOrNull),
  purchased_at: read.optional(read.momentOrNull),
  is_edited_after_purchase: read.optional(read.flag()),
  is_hidden: read.optional(read.flag()),
  purchases_count: read.optional(read.orNull(read.number())),
  draft_of: read.optional(read.orNull(read.id)),
  draft_of_name: read.optional(read.orNull(read.sureText)),
  kept_until: read.optional(read.momentOrNull),
  comments_open_to: read.optional(read.oneOf(readers, 'readers')),
});

/** One post as the answer. */
export const postAnswer = read.sureRecord<{ data: Post }>({ data: post });

/** Cursor of a list's next page; null at its end. */
export const nextCursor = read.record<{ next_cursor: string | null }>({
  next_cursor: read.orNull(read.sureText),
});

/** A page of posts; without `meta` it is the last. */
export const postsAnswer = read.sureRecord({ data: read.sureList(post), meta: nextCursor });

/** A page of one's own posts, and how many there are of each kind. */
export const myPostsAnswer = read.sureRecord({
  data: read.sureList(post),
  meta: read.record({
    next_cursor: read.orNull(read.sureText),
    counts: read.record<MyPostsAnswer['meta']['counts']>({
      published: read.number(),
      scheduled: read.number(),
      draft: read.number(),
    }),
  }),
});

const exploreItem: read.Reader<ExploreItem> = (value) =>
  read.fieldOf(value, 'type') === 'user'
    ? { type: 'user', item: userCard(read.fieldOf(value, 'item')) }
    : { type: 'post', item: post(read.fieldOf(value, 'item')) };

/** A page of what was found. */
export const exploreAnswer = read.sureRecord({
  data: read.sureList(exploreItem),
  meta: nextCursor,
});

/** Answer with the number of likes; throws Unreadable where the server sends none. */
export const likeAnswer = read.record<Pick<LikeAnswer, 'likes_count'>>({
  likes_count: read.id,
});

/** A comment; without its text there is nothing to show. */
export const comment: read.Reader<Comment> = read.sureRecord<Comment>({
  id: read.id,
  post_id: read.number(),
  author: userCard,
  text: read.text(),
  created_at: read.moment,
  edited_at: read.momentOrNull,
  can: rights,
});

/** A comment as the answer. */
export const commentAnswer = read.sureRecord<{ data: Comment }>({ data: comment });

type CommentsMeta = Pick<CommentsAnswer['meta'], 'next_cursor' | 'open_to' | 'can_comment'> & {
  readonly count: number | null;
};

/** A page of a thread: who may write below is the server's to refuse where it is not said. */
export const commentsAnswer = read.sureRecord({
  data: read.sureList(comment),
  meta: read.record<CommentsMeta>({
    next_cursor: read.orNull(read.sureText),
    count: read.orNull(read.number()),
    open_to: read.oneOf(readers, 'readers'),
    can_comment: read.flag(true),
  }),
});

/** A wide picture; without an address it is none. */
export const banner: read.Reader<Banner> = (value) => {
  const url = read.sureText(read.fieldOf(value, 'url'));
  return read.sureRecord<Banner>({
    url: read.sureText,
    thumb_url: read.text(url),
    width: (width) => Math.max(1, read.number(3)(width)),
    height: (height) => Math.max(1, read.number(1)(height)),
    placeholder: read.text(),
    alt: read.orNull(read.sureText),
  })(value);
};

/** The middle of a picture, as it is, where nothing is said. */
export const alignment = read.record<Alignment>({
  x: read.number(50),
  y: read.number(50),
  scale: read.number(1),
});

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
