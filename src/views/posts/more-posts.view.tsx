import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { morePostsMachine } from '#machines/posts/more-posts.machine.ts';
import type { Post } from '#machines/posts/post.types.ts';
import { Heading } from '#src/ui/style/heading.tsx';
import { Icon } from '#src/ui/style/icon.tsx';
import { Lock, Play } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { RelativeTime } from '#src/ui/texts/relative-time.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { Sentinel } from '#src/ui/lists/sentinel.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { addressOf } from './post-title.tsx';
import css from './more-posts.module.css';

const hasWords = ({ title, text }: Post) => title !== null || text !== null;

/** Thumbnail of a post: first picture, lock or text. */
function Face({ post }: { post: Post }) {
  const [first] = post.media;
  const src = first?.thumbUrl ?? (first?.type === 'image' ? first.url : null);
  const style = { '--placeholder': first?.placeholder };
  if (post.isLocked || !first || !src)
    return (
      <span className={css.bare} style={style}>
        {post.isLocked ? (
          <Icon of={Lock} size={24} />
        ) : (
          <span data-excerpt>{post.title ?? post.text}</span>
        )}
      </span>
    );
  return (
    <span className={css.picture}>
      <Picture inLink src={src} alt="" width={1} height={1} placeholder={first.placeholder} />
      {first.type === 'video' && (
        <span className={css.play}>
          <Icon of={Play} size={24} />
        </span>
      )}
    </span>
  );
}

/** Other posts of the author, in every state of the chart. */
export function MorePostsView({ actor }: { actor: ActorRefFrom<typeof morePostsMachine> }) {
  const { t } = useText();
  const { author, posts } = useSelector(
    actor,
    ({ context: { author, posts } }) => ({ author, posts }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  if (phase === 'none') return null;
  if (phase === 'unseen')
    return <Sentinel margin={400} onNear={() => actor.send({ type: 'section.approach' })} />;
  return (
    <section aria-labelledby="more-posts">
      <Stack>
        <Heading id="more-posts">
          {t('posts.morePosts.title', { name: author.displayName })}
        </Heading>
        {phase === 'failed' && (
          <RetryCallout
            tone="caution"
            retry={t('posts.feed.retry')}
            onRetry={() => actor.send({ type: 'posts.retry' })}
          >
            {t('posts.morePosts.failed')}
          </RetryCallout>
        )}
        {phase === 'loading' && (
          <Loading label={t('posts.morePosts.loading')}>
            <span className={css.tiles}>
              {[1, 2, 3].map((each) => (
                <span key={each} className={css.bare}>
                  <Skeleton shape="box" width="100%" height="100%" />
                </span>
              ))}
            </span>
          </Loading>
        )}
        {posts.length > 0 && (
          <ul className={css.tiles}>
            {posts.map((post) => (
              <li key={post.id}>
                <Link
                  look="bare"
                  className={css.tile ?? ''}
                  href={addressOf(post)}
                  preloadsInView={false}
                >
                  <Face post={post} />
                  {hasWords(post) ? (
                    <span className={css.title} data-excerpt>
                      {post.title ?? post.text}
                    </span>
                  ) : (
                    <span className={css.title}>{t('posts.morePosts.untitled')}</span>
                  )}
                  <span className={css.meta}>
                    {post.isLocked && <span>{t('posts.morePosts.locked')}</span>}
                    <RelativeTime value={post.publishedAt} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </section>
  );
}
