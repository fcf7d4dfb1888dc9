import type { ReactNode } from 'react';
import { postPath } from '#machines/navigation/routes.ts';
import type { Post } from '#machines/posts/post.types.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { LockedTile } from '#src/ui/media/locked-tile.tsx';

import { lengthText } from '#src/ui/texts/length.ts';
import { useText } from '#src/ui/texts/text.tsx';

/** Behind a video, such as " (2:14)". */
const lengthOf = (seconds: number): string => (seconds > 0 ? ` (${lengthText(seconds)})` : '');

/** Text for a locked post's media, such as "3 pictures and 1 video (2:14)". */
function useContents(post: Post): string {
  const { t, plural, list } = useText();
  const { images, videos, seconds } = post.mediaCounts;
  return list([
    ...(images > 0 ? [plural('posts.postCard.images', images)] : []),
    ...(videos > 0 ? [plural('posts.postCard.videos', videos) + lengthOf(seconds)] : []),
    ...(post.media.some(({ captions }) => captions) ? [t('posts.postCard.captions')] : []),
  ]);
}

/** Only a subscription opens it. */
export const isForSubscribers = ({ visibility, price }: Post): boolean =>
  visibility === 'subscribers' && !price;

/** The way to the page where it is opened, for a guest and until what opens it in place has come. */
export function UnlockPage({ post }: { post: Post }) {
  const { t, money } = useText();
  const { id, author, price } = post;
  const sum = isForSubscribers(post) ? post.subscriptionPrice : price;
  return (
    sum && (
      <Link look="secondary" href={postPath(author, id)}>
        {t(price ? 'posts.postCard.unlock' : 'posts.postCard.subscribe', { price: money(sum) })}
      </Link>
    )
  );
}

/**
 * Placeholder of locked media: contents, reason and the way to unlock. A price always has its
 * button; without one here, a link leads to the post's page.
 */
export function LockedPost({ post, unlock }: { post: Post; unlock: ReactNode }) {
  const { t } = useText();
  const contents = useContents(post);
  const first = post.media[0];
  const isForSale = post.isPaid && post.price !== null;
  const name = { name: post.author.displayName };
  const reason = isForSale
    ? t(post.isFreeForSubscribers ? 'posts.postCard.keptOrFree' : 'posts.postCard.kept')
    : post.visibility === 'followers'
      ? t('posts.postCard.lockedForFollowers', name)
      : t('posts.postCard.lockedForSubscribers', name);
  return (
    <LockedTile
      inside={contents === '' ? reason : t('posts.postCard.holds', { things: contents })}
      note={contents === '' ? undefined : reason}
      placeholder={first?.placeholder ?? null}
      {...(first ? { width: first.width, height: first.height } : {})}
      action={unlock ?? <UnlockPage post={post} />}
    />
  );
}
