import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { feedMachine } from '#machines/posts/feed.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { DeferredList } from '#src/ui/lists/deferred-list.tsx';
import { RefreshCw } from '#src/ui/style/icons.ts';
import { Loading } from '#src/ui/loading/loading.tsx';
import { Sentinel } from '#src/ui/lists/sentinel.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { lazyView } from '#src/ui/loading/lazy-view.tsx';
import { useLoaded } from '../loaded.ts';
import { ListedPost } from './listed-post.tsx';
import { PostSkeleton } from './post-skeleton.tsx';
import { PostsEnd } from './posts-end.tsx';
import { NoFeed } from './no-feed.tsx';

type Actor = ActorRefFrom<typeof feedMachine>;

const NewPosts = lazyView(async () => (await import('./new-posts.view.tsx')).NewPostsView);

/** The member's feed in every state of its chart. */
export function FeedView({ actor }: { actor: Actor }) {
  const newPosts = useLoaded(useSelector(actor, ({ context }) => context.newPosts));
  return (
    <>
      {newPosts && <NewPosts actor={newPosts} />}
      <Posts actor={actor} />
    </>
  );
}

function Posts({ actor }: { actor: Actor }) {
  const { t } = useText();
  const posts = useSelector(actor, ({ context }) => context.posts);
  const actions = useSelector(actor, ({ context }) => context.actions);
  const phase = useSelector(actor, ({ value }) => value);
  const canRefresh = useSelector(actor, (state) => state.can({ type: 'feed.refresh' }));
  const retry = (
    <Button onClick={() => actor.send({ type: 'list.retry' })}>{t('posts.feed.retry')}</Button>
  );
  const refresh = () => actor.send({ type: 'feed.refresh' });
  if (phase === 'loading' || (posts.length === 0 && phase === 'refreshing')) {
    return (
      <Loading label={t('posts.feed.loading')}>
        <Stack gap={24}>
          <PostSkeleton />
          <PostSkeleton />
        </Stack>
      </Loading>
    );
  }
  const failed = (
    <Callout tone="negative" actions={retry}>
      {t('posts.feed.failed')}
    </Callout>
  );
  if (phase === 'failed') return failed;
  if (phase === 'confined' || phase === 'empty')
    return <NoFeed isConfined={phase === 'confined'} retry={retry} onRefresh={refresh} />;
  return (
    <Stack gap={24}>
      <Row spread="center">
        <Button tone="quiet" icon={RefreshCw} onClick={refresh} disabled={!canRefresh}>
          {t('posts.feed.refresh')}
        </Button>
      </Row>
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
