import { memo, type ReactNode } from 'react';
import type { Post } from '#machines/posts/post.types.ts';
import { profilePath } from '#machines/navigation/routes.ts';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { Card } from '#src/ui/style/card.tsx';
import { Icon } from '#src/ui/style/icon.tsx';
import { Heart, MessageCircle } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { TallyLink } from '#src/ui/buttons/tally-link.tsx';
import { lazyView } from '#src/ui/loading/lazy-view.tsx';
import { Handle } from '#src/ui/texts/person-name.tsx';
import { RelativeTime } from '#src/ui/texts/relative-time.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { AuthorName } from './author-name.tsx';
import { LockedPost } from './locked-post.tsx';
import { PostMediaGrid, type MediaOpener } from './post-media-grid.tsx';
import { commentsOf, PostTitle } from './post-title.tsx';
import css from './post-card.module.css';

/** Lazy: few posts of a feed were bought. */
const BoughtLine = lazyView(async () => (await import('./bought-line.tsx')).BoughtLine);

/** Post of a feed; a locked one shows its contents and the way to unlock it. */
export const PostCard = memo(function PostCard({
  post,
  eager = false,
  isPage = false,
  menu,
  unlock,
  title,
  media,
  opener,
  like,
  send,
  actions,
}: {
  post: Post;
  eager?: boolean;
  /** True for the post of a post page. */
  isPage?: boolean;
  /** Overflow menu. */
  menu?: ReactNode;
  /** Button that unlocks a locked post. */
  unlock?: ReactNode;
  /** Replacement for the title. */
  title?: ReactNode;
  /** Replacement for the album. */
  media?: ReactNode;
  /** Draws what opens one of the pictures; they cannot be pressed without. */
  opener?: MediaOpener | undefined;
  /** The button of the viewer's like; the number alone where it is absent. */
  like?: ReactNode;
  /** Buttons to tip its author and to share it. */
  send?: ReactNode;
  /** Further buttons at the foot. */
  actions?: ReactNode;
}) {
  const { t, plural, number } = useText();
  const { author } = post;
  const isOut = post.plannedFor === null;
  return (
    <Card
      as="article"
      label={t('posts.postCard.by', { name: author.displayName })}
      anchor={`post-${post.id}`}
      command="card"
      flush
    >
      <header className={css.head}>
        <Link
          look="bare"
          href={profilePath(author)}
          className={css.author ?? ''}
          preloadsInView={false}
        >
          <Avatar name={author.displayName} src={author.profilePhoto} />
          <span className={css.names}>
            <AuthorName author={author} />
            <span className={css.meta}>
              <Handle of={author} />
              {isOut && <RelativeTime value={post.publishedAt} />}
              {post.visibility !== 'public' && (
                <span>{t(`posts.postCard.audience.${post.visibility}`)}</span>
              )}
            </span>
          </span>
        </Link>
        {menu !== undefined && <span className={css.menu}>{menu}</span>}
      </header>
      {(isPage || (title ?? post.title ?? post.text)) && (
        <div className={css.words}>
          {title ?? <PostTitle post={post} isPage={isPage} />}
          {post.text && (
            <p className={css.text} data-excerpt>
              {post.text}
            </p>
          )}
        </div>
      )}
      {post.isLocked ? (
        <LockedPost post={post} unlock={unlock} />
      ) : (
        (media ?? <PostMediaGrid media={post.media} {...{ eager, opener }} />)
      )}
      {post.isPurchased && <BoughtLine post={post} waiting={<p className={css.bought} />} />}
      <footer className={css.foot}>
        {like || !isOut || (
          <span
            role="img"
            aria-label={plural('posts.postCard.likes', post.likesCount)}
            className={css.count}
          >
            <Icon of={Heart} />
            {post.likesCount > 0 && <span>{number(post.likesCount)}</span>}
          </span>
        )}
        {!isPage && (
          <TallyLink
            icon={MessageCircle}
            label={plural('posts.postCard.comments', post.commentsCount)}
            count={post.commentsCount > 0 ? number(post.commentsCount) : null}
            href={commentsOf(post)}
            command="thread"
          />
        )}
        {send}
        {actions}
      </footer>
    </Card>
  );
});
