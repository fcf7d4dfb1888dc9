import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { href } from '#machines/navigation/routes.ts';
import type { profilePostsMachine } from '#machines/posts/profile-posts.machine.ts';
import type { PostFilter } from '#machines/posts/post-list.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { ChoicePills } from '#src/ui/fields/choice-pills.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { Newspaper } from '#src/ui/style/icons.ts';
import { Loading } from '#src/ui/loading/loading.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Sentinel } from '#src/ui/lists/sentinel.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { ProfilePost } from './profile-post.tsx';
import { PostSkeleton } from './post-skeleton.tsx';
import { PostsEnd } from './posts-end.tsx';

type Actor = ActorRefFrom<typeof profilePostsMachine>;

interface Props {
  actor: Actor;
  /** The posts are those of the viewer. */
  isOwn?: boolean;
}

const filters: readonly PostFilter[] = ['all', 'media', 'paid'];

function Posts({ actor, isOwn }: Props) {
  const { t } = useText();
  const posts = useSelector(actor, ({ context }) => context.posts);
  const filter = useSelector(actor, ({ context }) => context.filter);
  const phase = useSelector(actor, ({ value }) => value);
  const retry = (
    <Button onClick={() => actor.send({ type: 'list.retry' })}>{t('people.profile.retry')}</Button>
  );
  if (phase === 'loading')
    return (
      <Loading label={t('posts.feed.loading')}>
        <Stack gap={24}>
          <PostSkeleton />
          <PostSkeleton />
        </Stack>
      </Loading>
    );
  if (phase === 'failed')
    return (
      <Callout tone="negative" actions={retry}>
        {t('posts.profilePosts.failed')}
      </Callout>
    );
  if (phase === 'hidden') return <MutedText>{t('posts.profilePosts.hidden')}</MutedText>;
  if (posts.length === 0 && isOwn && filter === 'all')
    return (
      <EmptyState
        icon={Newspaper}
        title={t('posts.profilePosts.noPosts')}
        actions={
          <Link look="primary" href={href('newPost')}>
            {t('posts.myPosts.newPost')}
          </Link>
        }
      >
        {t('posts.profilePosts.firstHere')}
      </EmptyState>
    );
  if (posts.length === 0)
    return (
      <EmptyState
        icon={Newspaper}
        title={t(filter === 'all' ? 'posts.profilePosts.noPosts' : 'posts.profilePosts.noneOfKind')}
      />
    );
  return (
    <Stack gap={24}>
      {posts.map((post, index) => (
        <ProfilePost key={post.id} actor={actor} post={post} eager={index === 0} />
      ))}
      {phase === 'resting' && (
        <Sentinel mark={posts.length} onNear={() => actor.send({ type: 'end.approach' })} />
      )}
      <PostsEnd phase={phase} retry={retry} end={t('posts.profilePosts.end')} />
    </Stack>
  );
}

/** A profile's posts in every state of their chart. */
export function ProfilePostsView({ actor, isOwn = false }: Props) {
  const { t } = useText();
  const filter = useSelector(actor, ({ context }) => context.filter);
  return (
    <Stack>
      <ChoicePills
        label={t('posts.profilePosts.show')}
        choices={filters.map((value) => ({
          value,
          label: t(`posts.profilePosts.filters.${value}`),
        }))}
        value={filter}
        onChoose={(chosen) => actor.send({ type: 'filter.choose', filter: chosen })}
      />
      <Posts {...{ actor, isOwn }} />
    </Stack>
  );
}
