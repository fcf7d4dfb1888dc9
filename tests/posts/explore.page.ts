import type { ExploreItem, ExplorePage } from '#machines/posts/explore.types.ts';
import type { Post, PostAuthor, PostMedia } from '#machines/posts/post.types.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { definePage } from '#tests/lib/page-model.ts';

const author = (of: PostAuthor) => ({
  id: of.id,
  username: of.username,
  display_name: of.displayName,
  profile_photo: of.profilePhoto,
  is_verified: of.isVerified,
});

const media = (of: PostMedia) => ({
  hash: of.hash,
  type: of.type,
  width: of.width,
  height: of.height,
  placeholder: of.placeholder,
  alt: of.alt,
  url: of.url,
  thumb_url: of.thumbUrl,
  duration: null,
});

const post = (of: Post) => ({
  id: of.id,
  author: author(of.author),
  title: of.title,
  text: of.text,
  media: of.media.map(media),
  media_counts: of.mediaCounts,
  is_paid: of.isPaid,
  price: of.price,
  is_locked: of.isLocked,
  is_purchased: of.isPurchased,
  visibility: of.visibility,
  published_at: of.publishedAt,
  created_at: of.publishedAt,
  updated_at: of.updatedAt,
  likes_count: of.likesCount,
  is_liked: of.isLiked,
  comments_count: of.commentsCount,
});

const entry = (of: ExploreItem) =>
  of.type === 'post'
    ? { type: 'post', item: post(of.item) }
    : { type: 'user', item: { ...author(of.item), is_follower: of.item.isFollower } };

export default definePage({
  open: async ({ page }) => {
    await page.goto('/explore');
  },
  ports: {
    loadExplore: {
      call: { method: 'GET', path: '/api/v1/explore' },
      done: ({ entries, cursor, counts }: ExplorePage) => ({
        status: 200,
        body: {
          data: entries.map(entry),
          links: { prev: null, next: null },
          meta: { next_cursor: cursor, ...(counts && { counts }) },
        },
      }),
    },
  },
  sightings: {
    empty: ({ page }) =>
      page
        .getByText(t('posts.explore.empty'))
        .or(page.getByText(pattern('posts.explore.nothing')))
        .first()
        .waitFor(),
  },
});
