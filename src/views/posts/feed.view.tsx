import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { feedMachine } from '#machines/posts/feed.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { DeferredList } from '#src/ui/lists/deferred-list.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { Sentinel } from '#src/ui/lists/sentinel.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { lazyView } from '#src/ui/loading/lazy-view.tsx';
import { useLoaded } from '../loaded.ts';
import { ListedPost } from './listed-post.tsx';
import { PostSkeleton } from './post-skeleton.tsx';
import css from './feed.module.css';

type Actor = ActorRefFrom<typeof feedMachine>;

/** Lazy: most members have a feed, and its end is below the screen. */
const NoFeed = lazyView(async () => (await import('./no-feed.tsx')).NoFeed);
const PostsEnd = lazyView(async () => (await import('./posts-end.tsx')).PostsEnd);
const NewPosts = lazyView(async () => (await import('./new-posts.view.tsx')).NewPostsView);

interface Props {
  actor: Actor;
  /** Title above the feed. */
  title?: ReactNode;
  /** Creators to follow, in the place of a feed without posts. */
  people?: ReactNode;
}

/** The member's feed in every state of its chart. */
export function FeedView({ title, ...props }: Props) {
  const { actor } = props;
  const newPosts = useLoaded(useSelector(actor, ({ context }) => context.newPosts));
  const canLook = useSelector(
    actor,
    (state) => state.context.posts.length > 0 || state.hasTag('quiet'),
  );
  return (
    <Stack gap={24}>
      <div className={css.head}>
        {title}
        {newPosts && canLook && <NewPosts actor={newPosts} part="look" />}
      </div>
      <div>
        {newPosts && <NewPosts actor={newPosts} part="pill" />}
        <Posts {...props} />
      </div>
    </Stack>
  );
}

function Posts({ actor, people }: Props) {
  const { t } = useText();
  const posts = useSelector(actor, ({ context }) => context.posts);
  const actions = useSelector(actor, ({ context }) => context.actions);
  const phase = useSelector(actor, ({ value }) => value);
  const retry = (
    <Button onClick={() => actor.send({ type: 'list.retry' })}>{t('posts.feed.retry')}</Button>
  );
  const loading = (
    <Loading label={t('posts.feed.loading')}>
      <Stack gap={24}>
        <PostSkeleton />
        <PostSkeleton />
      </Stack>
    </Loading>
  );
  if (phase === 'loading' || (posts.length === 0 && phase === 'refreshing')) return loading;
  const failed = (
    <Callout tone="negative" actions={retry}>
      {t('posts.feed.failed')}
    </Callout>
  );
  if (phase === 'failed') return failed;
  if (phase === 'confined' || phase === 'empty' || phase === 'promising')
    return (
      <NoFeed
        phase={phase}
        retry={retry}
        people={people}
        waiting={loading}
        onShow={() => actor.send({ type: 'feed.refresh' })}
      />
    );
  return (
    <Stack gap={24}>
      {phase === 'unrefreshed' && failed}
      <DeferredList
        items={posts}
        first={2}
        end={
          phase === 'resting' && (
            <Sentinel mark={posts.length} onNear={() => actor.send({ type: 'end.approach' })} />
          )
        }
      >
        {(post, index) => (
          <ListedPost key={post.id} actions={actions} post={post} eager={index === 0} />
        )}
      </DeferredList>
      <PostsEnd phase={phase} retry={retry} end={t('posts.feed.end')} />
    </Stack>
  );
}
