import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { feedMachine } from '#machines/posts/feed.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { DeferredList } from '#src/ui/deferred-list.tsx';
import { Compass, Mail, Newspaper, RefreshCw } from '#src/ui/icons.ts';
import { Link } from '#src/ui/link.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { Sentinel } from '#src/ui/sentinel.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { PostCard } from './post-card.tsx';
import { PostSkeleton } from './post-skeleton.tsx';

/** The member's feed in every state of its chart. */
export function FeedView({ actor }: { actor: ActorRefFrom<typeof feedMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { posts } = state.context;
  const retry = (
    <Button onClick={() => actor.send({ type: 'feed.retry' })}>{t('posts.feed.retry')}</Button>
  );
  const refresh = () => actor.send({ type: 'feed.refresh' });
  if (state.matches('loading')) {
    return (
      <Loading label={t('posts.feed.loading')}>
        <Stack gap={24}>
          <PostSkeleton />
          <PostSkeleton />
        </Stack>
      </Loading>
    );
  }
  if (state.matches('failed')) {
    return (
      <Callout tone="negative" actions={retry}>
        {t('posts.feed.failed')}
      </Callout>
    );
  }
  if (state.matches('confined')) {
    return (
      <EmptyState
        icon={Mail}
        title={t('posts.feed.confinedTitle')}
        actions={
          <Row spread="center">
            <Link look="primary" href={href('verifyEmail')}>
              {t('posts.feed.confirm')}
            </Link>
            {retry}
          </Row>
        }
      >
        {t('posts.feed.confinedText')}
      </EmptyState>
    );
  }
  if (state.matches('empty')) {
    return (
      <EmptyState
        icon={Newspaper}
        title={t('posts.feed.emptyTitle')}
        actions={
          <Row spread="center">
            <Link look="primary" icon={Compass} href={href('explore')}>
              {t('posts.feed.explore')}
            </Link>
            <Button icon={RefreshCw} onClick={refresh}>
              {t('posts.feed.refresh')}
            </Button>
          </Row>
        }
      >
        {t('posts.feed.emptyText')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={24}>
      <Row spread="center">
        <Button
          tone="quiet"
          icon={RefreshCw}
          onClick={refresh}
          disabled={!state.can({ type: 'feed.refresh' })}
        >
          {t('posts.feed.refresh')}
        </Button>
      </Row>
      <DeferredList
        items={posts}
        first={2}
        end={
          state.matches('resting') && (
            <Sentinel mark={posts.length} onNear={() => actor.send({ type: 'end.approach' })} />
          )
        }
      >
        {(post, index) => <PostCard key={post.id} post={post} eager={index === 0} />}
      </DeferredList>
      {state.matches('loadingMore') && (
        <Loading label={t('posts.feed.loading')}>
          <PostSkeleton />
        </Loading>
      )}
      {state.matches('interrupted') && (
        <Callout tone="caution" actions={retry}>
          {t('posts.feed.interrupted')}
        </Callout>
      )}
      {state.matches('exhausted') && <Quiet>{t('posts.feed.end')}</Quiet>}
    </Stack>
  );
}
