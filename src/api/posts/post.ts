import type { Post, PostAuthor, PostMedia } from '#machines/posts/post.types.ts';
import type { Media } from '#src/contract/media/file.ts';
import type { UserCard } from '#src/contract/people/people.ts';
import type { Post as WirePost } from '#src/contract/posts/post.ts';

/** A person card of the wire as the charts know it. */
export const toAuthor = (card: UserCard): PostAuthor => ({
  id: card.id,
  username: card.username,
  displayName: card.display_name,
  profilePhoto: card.profile_photo,
  isVerified: card.is_verified,
});

/** Captions, preview and stream of a video; nothing where it has none. */
export const extrasOf = ({ captions, preview_url: previewUrl, hls_url: streamUrl }: Media) => ({
  ...(captions && captions.length > 0 && { captions }),
  ...(previewUrl && { previewUrl }),
  ...(streamUrl && { streamUrl }),
});

/** A file of the wire as the charts know it. */
export const toMedia = (media: Media): PostMedia => ({
  hash: media.hash,
  type: media.type,
  width: media.width,
  height: media.height,
  placeholder: media.placeholder,
  alt: media.alt,
  url: media.url,
  thumbUrl: media.thumb_url,
  ...(media.medium_url && { mediumUrl: media.medium_url }),
  ...(media.duration !== null && { seconds: media.duration }),
  ...extrasOf(media),
});

/** A post of the wire as the charts know it. */
export const toPost = (post: WirePost): Post => ({
  id: post.id,
  author: toAuthor(post.author),
  title: post.title,
  text: post.text,
  media: post.media.map(toMedia),
  mediaCounts: post.media_counts,
  isPaid: post.is_paid,
  price: post.price,
  isLocked: post.is_locked,
  isPurchased: post.is_purchased,
  purchasedAt: post.purchased_at ?? null,
  isEditedSince: post.is_edited_after_purchase ?? false,
  isFreeForSubscribers: post.is_free_for_subscribers ?? false,
  visibility: post.visibility,
  subscriptionPrice: post.subscription_price ?? null,
  publishedAt: post.published_at ?? post.created_at,
  plannedFor: post.status === 'scheduled' ? post.publish_at : null,
  updatedAt: post.updated_at,
  likesCount: post.likes_count,
  isLiked: post.is_liked,
  commentsCount: post.comments_count,
});
