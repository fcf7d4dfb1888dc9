import { memo, type ReactNode } from 'react';
import type { Post } from '#machines/posts/post.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Card } from '#src/ui/card.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { BadgeCheck, Heart } from '#src/ui/icons.ts';
import { Link } from '#src/ui/link.tsx';
import { LockedTile } from '#src/ui/locked-tile.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { useText } from '#src/ui/text.tsx';
import { PostMediaGrid } from './post-media-grid.tsx';
import css from './post-card.module.css';

/** What a locked post holds, in words, such as "3 pictures and 1 video". */
function useContents(post: Post): string {
  const { plural, list } = useText();
  const { images, videos } = post.mediaCounts;
  return list([
    ...(images > 0 ? [plural('posts.postCard.images', images)] : []),
    ...(videos > 0 ? [plural('posts.postCard.videos', videos)] : []),
  ]);
}

function Locked({ post, unlock }: { post: Post; unlock: ReactNode }) {
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

/** One post as it stands in a feed; a locked one says what is inside and what opens it. */
export const PostCard = memo(function PostCard({
  post,
  eager = false,
  menu,
  unlock,
}: {
  post: Post;
  eager?: boolean;
  /** What else can be done about it. */
  menu?: ReactNode;
  /** What opens it while it is locked. */
  unlock?: ReactNode;
}) {
  const { t, plural } = useText();
  const { author } = post;
  return (
    <Card
      as="article"
      label={t('posts.postCard.by', { name: author.displayName })}
      anchor={`post-${post.id}`}
      flush
    >
      <header className={css.head}>
        <Link
          look="bare"
          href={href('otherProfile', { username: author.username })}
          className={css.author ?? ''}
        >
          <Avatar name={author.displayName} src={author.profilePhoto} />
          <span className={css.names}>
            <span className={css.name}>
              <bdi>{author.displayName}</bdi>
              {author.isVerified && (
                <Icon of={BadgeCheck} size={16} label={t('posts.postCard.verified')} />
              )}
            </span>
            <span className={css.meta}>
              <span>@{author.username}</span>
              <RelativeTime value={post.publishedAt} />
            </span>
          </span>
        </Link>
        {menu}
      </header>
      {(post.title ?? post.text) !== null && (
        <div className={css.words}>
          {post.title && <h2 className={css.title}>{post.title}</h2>}
          {post.text && <p className={css.text}>{post.text}</p>}
        </div>
      )}
      {post.isLocked ? (
        <Locked post={post} unlock={unlock} />
      ) : (
        <PostMediaGrid media={post.media} eager={eager} />
      )}
      {post.likesCount > 0 && (
        <footer className={css.foot}>
          <span className={css.count}>
            <Icon of={Heart} />
            {plural('posts.postCard.likes', post.likesCount)}
          </span>
        </footer>
      )}
    </Card>
  );
});
