import type { ReactNode } from 'react';
import type { Post } from '#machines/posts/post.types.ts';
import { LockedTile } from '#src/ui/locked-tile.tsx';
import { useText } from '#src/ui/text.tsx';

/** What a locked post holds, in words, such as "3 pictures and 1 video". */
function useContents(post: Post): string {
  const { plural, list } = useText();
  const { images, videos } = post.mediaCounts;
  return list([
    ...(images > 0 ? [plural('posts.postCard.images', images)] : []),
    ...(videos > 0 ? [plural('posts.postCard.videos', videos)] : []),
  ]);
}

/** What stands in the place of locked media: what is inside, why it is locked, and what opens it. */
export function LockedPost({ post, unlock }: { post: Post; unlock: ReactNode }) {
  const { t, money } = useText();
  const contents = useContents(post);
  const first = post.media[0];
  const reason =
    post.isPaid && post.price
      ? t('posts.postCard.lockedForPrice', { price: money(post.price) })
      : t('posts.postCard.lockedForSubscribers', { name: post.author.displayName });
  return (
    <LockedTile
      inside={contents === '' ? reason : t('posts.postCard.holds', { things: contents })}
      price={contents === '' ? undefined : reason}
      placeholder={first?.placeholder ?? null}
      {...(first ? { width: first.width, height: first.height } : {})}
      action={unlock}
    />
  );
}
