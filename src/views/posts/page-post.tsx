import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { href, subscriptionPath } from '#machines/navigation/routes.ts';
import type { postPageMachine } from '#machines/posts/post-page.machine.ts';
import type { Post } from '#machines/posts/post.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { useLoaded } from '../loaded.ts';
import { CommentsView } from './comments.view.tsx';
import { usePostActionState } from './post-action-state.ts';
import { LikeView } from './like.view.tsx';
import { isForSubscribers } from './locked-post.tsx';
import { PostCard } from './post-card.tsx';
import type { MediaOpener } from './post-media-grid.tsx';
import { PostActionsView as Actions } from './post-actions.view.tsx';
import { PostHideView as Hide } from './post-hide.view.tsx';
import { MorePostsView as More } from './more-posts.view.tsx';

type Actor = ActorRefFrom<typeof postPageMachine>;

/** The way to open a locked post: by its price, by a subscription, or by signing in first. */
function Opener({ actor, post }: { actor: Actor; post: Post }) {
  const { t, money } = useText();
  const isGuest = useSelector(actor, ({ context }) => context.viewerId === null);
  const subscribe = post.subscriptionPrice
    ? t('posts.postCard.subscribe', { price: money(post.subscriptionPrice) })
    : t('posts.postPage.subscribe');
  const canUnlock = useSelector(actor, (state) => state.can({ type: 'unlock.ask' }));
  const canSubscribe = useSelector(actor, (state) => state.can({ type: 'subscribe.ask' }));
  if (!post.isLocked) return null;
  if (isGuest && post.subscriptionPrice && isForSubscribers(post))
    return (
      <Link look="primary" href={subscriptionPath(post.author)}>
        {subscribe}
      </Link>
    );
  if (isGuest)
    return (
      <Link look="primary" href={href('login')}>
        {t('posts.profilePosts.loginToUnlock')}
      </Link>
    );
  if (post.price && canUnlock)
    return (
      <Button tone="primary" onClick={() => actor.send({ type: 'unlock.ask' })}>
        {t('posts.postCard.unlock', { price: money(post.price) })}
      </Button>
    );
  if (!canSubscribe) return null;
  return (
    <Button tone="primary" onClick={() => actor.send({ type: 'subscribe.ask' })}>
      {subscribe}
    </Button>
  );
}

/** Post on its page with its thread; a hidden post is one row in place of both. */
export function PagePost({ actor, post }: { actor: Actor; post: Post }) {
  const { t, plural } = useText();
  const like = useSelector(actor, ({ context }) => context.like);
  const comments = useSelector(actor, ({ context }) => context.comments);
  const more = useSelector(actor, ({ context }) => context.more);
  const actions = useLoaded(useSelector(actor, ({ context }) => context.actions));
  const own = usePostActionState(actions, ({ part }) => part?.kind);
  const hide = usePostActionState(actions, ({ hides }) => hides[post.id]);
  const isFolded = useSelector(hide, (hiding) => hiding?.hasTag('folded'));
  const part = actions && <Actions actor={actions} post={post} part="own" />;
  const opener: MediaOpener | undefined = actions
    ? (pressed) => <Actions actor={actions} post={post} part="picture" pressed={pressed} />
    : undefined;
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
        opener={opener}
        unlock={<Opener actor={actor} post={post} />}
        menu={actions && <Actions actor={actions} post={post} part="menu" />}
        like={like ? <LikeView actor={like} /> : undefined}
        send={actions && <Actions actor={actions} post={post} part="send" />}
        actions={
          <>
            {post.purchasesCount ? (
              <span>{plural('posts.myPosts.bought', post.purchasesCount)}</span>
            ) : null}
            {own === 'command' && part}
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
      <Hide actor={hide}>{all}</Hide>
    </>
  );
}
