import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { href } from '#machines/navigation/routes.ts';
import type { postPageMachine } from '#machines/posts/post-page.machine.ts';
import { Loading } from '#src/ui/loading/loading.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { ScreenTitle } from '#src/ui/frame/screen-title.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { NotFoundCard } from '../app/not-found-card.tsx';
import { useLoaded } from '../loaded.ts';
import { newestOf, usePostActionState } from './post-action-state.ts';
import { PagePost } from './page-post.tsx';
import { PostSkeleton } from './post-skeleton.tsx';

type Actor = ActorRefFrom<typeof postPageMachine>;

/** One post on its own page, in every state of its chart. */
export function PostPageView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const read = useSelector(actor, ({ context }) => context.post);
  const actions = useSelector(actor, ({ context }) => context.actions);
  const username = useSelector(actor, ({ context }) => context.username);
  const postId = useSelector(actor, ({ context }) => context.postId);
  const isMissing = useSelector(actor, (state) => state.matches('missing'));
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  const reread = usePostActionState(useLoaded(actions), (done) => done.reread[postId]);
  if (isMissing) return <NotFoundCard path={href('post', { username, postId })} name={username} />;
  if (hasFailed)
    return (
      <RetryCallout
        tone="negative"
        retry={t('posts.feed.retry')}
        onRetry={() => actor.send({ type: 'post.retry' })}
      >
        {t('posts.postPage.failed')}
      </RetryCallout>
    );
  if (!read)
    return (
      <Loading label={t('posts.postPage.loading')}>
        <PostSkeleton />
      </Loading>
    );
  const post = newestOf(read, reread);
  const { title, author } = post;
  const by = { name: author.displayName };
  return (
    <>
      <ScreenTitle bar={t('posts.postPage.title')}>
        {title === null
          ? t('posts.postCard.by', by)
          : t('posts.postPage.documentTitle', { title, ...by })}
      </ScreenTitle>
      <PagePost actor={actor} post={post} />
    </>
  );
}
