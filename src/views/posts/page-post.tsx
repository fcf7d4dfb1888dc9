import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { postPageMachine } from '#machines/posts/post-page.machine.ts';
import type { Post } from '#machines/posts/post.types.ts';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { useLoaded } from '../loaded.ts';
import { CommentsView } from './comments.view.tsx';
import { usePostActionState } from './post-action-state.ts';
import { LikeView } from './like.view.tsx';
import { PlannedPost } from './planned-post.tsx';
import { PostOpener } from './post-opener.tsx';
import { PostCard } from './post-card.tsx';
import type { MediaOpener } from './post-media-grid.tsx';
import { PostActionsView as Actions } from './post-actions.view.tsx';
import { PostHideView as Hide } from './post-hide.view.tsx';
import { MorePostsView as More } from './more-posts.view.tsx';

type Actor = ActorRefFrom<typeof postPageMachine>;

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
      <PlannedPost post={post} />
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
        unlock={
          <>
            <PostOpener actor={actor} post={post} />
            {actions && <Actions actor={actions} post={post} part="preview" />}
          </>
        }
        menu={actions && <Actions actor={actions} post={post} part="menu" />}
        like={like ? <LikeView actor={like} /> : undefined}
        send={
          actions && post.plannedFor === null && <Actions actor={actions} post={post} part="send" />
        }
        actions={
          <>
            {post.purchasesCount ? (
              <span>{plural('posts.myPosts.bought', post.purchasesCount)}</span>
            ) : null}
            {own === 'command' && part}
          </>
        }
      />
      {comments && <CommentsView actor={comments} expected={post.commentsCount} />}
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
