import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { href } from '#machines/navigation/routes.ts';
import type { postPageMachine } from '#machines/posts/post-page.machine.ts';
import type { Post } from '#machines/posts/post.types.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Columns } from '#src/ui/columns.tsx';
import { Gift } from '#src/ui/icons.ts';
import { Link } from '#src/ui/link.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { ScreenTitle } from '#src/ui/screen-title.tsx';
import { useText } from '#src/ui/text.tsx';
import { NotFoundCard } from '../app/not-found-card.tsx';
import { AuthorCard } from './author-card.tsx';
import { CommentsView } from './comments.view.tsx';
import { LikeView } from './like.view.tsx';
import { PostCard } from './post-card.tsx';
import { PostPageMenu } from './post-page-menu.tsx';
import { PostSkeleton } from './post-skeleton.tsx';

type Actor = ActorRefFrom<typeof postPageMachine>;
type State = SnapshotFrom<typeof postPageMachine>;

/** The way to open a locked post: by its price, by a subscription, or by signing in first. */
function Opener({ actor, state, post }: { actor: Actor; state: State; post: Post }) {
  const { t, money } = useText();
  if (!post.isLocked) return null;
  if (state.context.viewerId === null)
    return (
      <Link look="primary" href={href('login')}>
        {t('posts.profilePosts.loginToUnlock')}
      </Link>
    );
  if (post.price && state.can({ type: 'unlock.ask' }))
    return (
      <Button tone="primary" onClick={() => actor.send({ type: 'unlock.ask' })}>
        {t('posts.postCard.unlock', { price: money(post.price) })}
      </Button>
    );
  if (!state.can({ type: 'subscribe.ask' })) return null;
  return (
    <Button tone="primary" onClick={() => actor.send({ type: 'subscribe.ask' })}>
      {t('posts.postPage.subscribe')}
    </Button>
  );
}

/** One post on its own page, in every state of its chart. */
export function PostPageView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { post, like, comments, username, postId } = state.context;
  if (state.matches('missing'))
    return <NotFoundCard path={href('post', { username, postId })} name={username} />;
  if (state.matches('failed'))
    return (
      <Callout
        tone="negative"
        actions={
          <Button onClick={() => actor.send({ type: 'post.retry' })}>
            {t('posts.feed.retry')}
          </Button>
        }
      >
        {t('posts.postPage.failed')}
      </Callout>
    );
  if (!post)
    return (
      <Loading label={t('posts.postPage.loading')}>
        <PostSkeleton />
      </Loading>
    );
  const { title, author } = post;
  const by = { name: author.displayName };
  return (
    <Columns label={t('posts.postPage.about')} aside={<AuthorCard author={author} />}>
      <ScreenTitle>
        {title === null
          ? t('posts.postCard.by', by)
          : t('posts.postPage.documentTitle', { title, ...by })}
      </ScreenTitle>
      <PostCard
        post={post}
        eager
        isPage
        unlock={<Opener actor={actor} state={state} post={post} />}
        menu={<PostPageMenu actor={actor} state={state} />}
        like={like ? <LikeView actor={like} /> : undefined}
        actions={
          state.can({ type: 'tip.ask' }) && (
            <Button tone="quiet" icon={Gift} onClick={() => actor.send({ type: 'tip.ask' })}>
              {t('posts.postPage.tip')}
            </Button>
          )
        }
      />
      {comments && <CommentsView actor={comments} />}
    </Columns>
  );
}
