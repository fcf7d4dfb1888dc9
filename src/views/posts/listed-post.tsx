import { memo, type ReactNode } from 'react';
import type { LazyActorRef } from '#machines/lib/lazy-logic.types.ts';
import type { postActionsMachine } from '#machines/posts/post-actions.machine.ts';
import type { Post } from '#machines/posts/post.types.ts';
import { lazyView } from '#src/ui/loading/lazy-view.tsx';
import { useLoaded } from '../loaded.ts';
import { newestOf, usePostActionState } from './post-action-state.ts';
import { UnlockPage } from './locked-post.tsx';
import { PostCard } from './post-card.tsx';
import type { MediaOpener } from './post-media-grid.tsx';

const Actions = lazyView(async () => (await import('./post-actions.view.tsx')).PostActionsView);
/** Fetched with its actor: the row takes the focus of the card in the same moment. */
export const Hide = lazyView(async () => (await import('./post-hide.view.tsx')).PostHideView);

/** One post of a list with what can be done about it, from when that has loaded. */
export const ListedPost = memo(function ListedPost({
  actions,
  post: read,
  eager = false,
  unlock,
}: {
  actions: LazyActorRef<typeof postActionsMachine>;
  post: Post;
  eager?: boolean;
  unlock?: ReactNode;
}) {
  const actor = useLoaded(actions);
  const post = newestOf(
    read,
    usePostActionState(actor, ({ reread }) => reread[read.id]),
  );
  const hide = usePostActionState(actor, ({ hides }) => hides[read.id]);
  const isGuest = usePostActionState(actor, ({ viewerId }) => viewerId === null);
  const isDeleted = usePostActionState(actor, ({ deleted }) => deleted.includes(read.id));
  const own = usePostActionState(actor, ({ part }) => part?.postId === read.id && part.kind);
  if (isDeleted) return null;
  const part = actor && <Actions actor={actor} post={post} part="own" />;
  const opener: MediaOpener | undefined = actor
    ? (pressed) => <Actions actor={actor} post={post} part="picture" pressed={pressed} />
    : undefined;
  const card = (
    <PostCard
      post={post}
      eager={eager}
      unlock={
        actor && post.isLocked ? (
          <Actions
            {...{ actor, post, unlock }}
            part="unlock"
            waiting={unlock ?? <UnlockPage post={post} />}
          />
        ) : (
          unlock
        )
      }
      opener={opener}
      like={actor && !isGuest && <Actions actor={actor} post={post} part="like" />}
      title={own === 'title' ? part : undefined}
      send={actor && <Actions actor={actor} post={post} part="send" />}
      actions={own === 'command' && part}
      menu={actor && <Actions actor={actor} post={post} part="menu" />}
    />
  );
  return hide ? (
    <Hide actor={hide} waiting={card}>
      {card}
    </Hide>
  ) : (
    card
  );
});
