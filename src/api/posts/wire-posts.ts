import type { Post } from '#src/contract/posts/post.ts';
import * as read from '../lib/reader.ts';
import { media, money, userCard } from '../people/wire-people.ts';

const visibilities = ['public', 'followers', 'subscribers'] as const;
/** Those who may comment. */
export const readers = ['readers', 'subscribers', 'nobody'] as const;

/** Rights of the caller on a post or a comment. */
export const rights = read.record<Post['can']>({ edit: read.flag(), delete: read.flag() });

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
  subscription_price: read.optional(read.orNull(money)),
  is_hidden: read.optional(read.flag()),
  purchases_count: read.optional(read.orNull(read.number())),
  draft_of: read.optional(read.orNull(read.id)),
  draft_of_name: read.optional(read.orNull(read.sureText)),
  kept_until: read.optional(read.momentOrNull),
  comments_open_to: read.optional(read.oneOf(readers, 'readers')),
});

/** Cursor of a list's next page; null at its end. */
export const nextCursor = read.record<{ next_cursor: string | null }>({
  next_cursor: read.orNull(read.sureText),
});

/** A page of posts; without `meta` it is the last. */
export const postsAnswer = read.sureRecord({ data: read.sureList(post), meta: nextCursor });
