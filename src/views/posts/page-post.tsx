import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { href } from '#machines/navigation/routes.ts';
import type { postPageMachine } from '#machines/posts/post-page.machine.ts';
import type { Post } from '#machines/posts/post.types.ts';
import { Button } from '#src/ui/button.tsx';
import { ScreenHeading } from '#src/ui/heading.tsx';
import { Gift } from '#src/ui/icons.ts';
import { lazyView } from '#src/ui/lazy-view.tsx';
import { Link } from '#src/ui/link.tsx';
import { useText } from '#src/ui/text.tsx';
import { useLoaded } from '../loaded.ts';
import { CommentsView } from './comments.view.tsx';
import { useDone } from './done-to-post.ts';
import { LikeView } from './like.view.tsx';
import { PostCard } from './post-card.tsx';
import { PostSlider } from './post-slider.tsx';

const Actions = lazyView(async () => (await import('./post-actions.view.tsx')).PostActionsView);
const Hide = lazyView(async () => (await import('./post-hide.view.tsx')).PostHideView);
const More = lazyView(async () => (await import('./more-posts.view.tsx')).MorePostsView);

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

/** A post on its page with its thread; hidden, one row stands for both. */
export function PagePost({ actor, state, post }: { actor: Actor; state: State; post: Post }) {
  const { t, plural } = useText();
  const { like, comments, more } = state.context;
  const actions = useLoaded(state.context.actions);
  const own = useDone(actions, ({ part }) => part?.kind);
  const hide = useDone(actions, ({ hides }) => hides[post.id]);
  const isFolded = useSelector(hide, (hiding) => hiding?.hasTag('folded'));
  const part = actions && <Actions actor={actions} post={post} part="own" />;
  const slides = post.media.filter(({ type, url }) => url !== null && type !== 'audio');
  const heading = (
    <ScreenHeading hidden>
      {post.title ?? t('posts.postCard.by', { name: post.author.displayName })}
    </ScreenHeading>
  );
  const all = (
    <>
      <PostCard
        post={post}
        eager
        isPage
        title={
          own === 'title' ? (
            <>
              {heading}
              {part}
            </>
          ) : undefined
        }
        media={slides.length > 1 ? <PostSlider media={slides} /> : undefined}
        unlock={<Opener actor={actor} state={state} post={post} />}
        menu={actions && <Actions actor={actions} post={post} part="menu" />}
        like={like ? <LikeView actor={like} /> : undefined}
        actions={
          <>
            {state.can({ type: 'tip.ask' }) && (
              <Button tone="quiet" icon={Gift} onClick={() => actor.send({ type: 'tip.ask' })}>
                {t('posts.postPage.tip')}
              </Button>
            )}
            {post.purchasesCount ? (
              <span>{plural('posts.myPosts.bought', post.purchasesCount)}</span>
            ) : null}
            {own === 'step' && part}
          </>
        }
      />
      {comments && <CommentsView actor={comments} />}
      {more && <More actor={more} />}
    </>
  );
  if (!hide) return all;
  return (
    <>
      {isFolded && heading}
      <Hide actor={hide} waiting={all}>
        {all}
      </Hide>
    </>
  );
}
