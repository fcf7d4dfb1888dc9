import { useSelector } from '@xstate/react';
import { memo, type ReactNode } from 'react';
import type { LazyActorRef } from '#machines/lib/lazy-logic.types.ts';
import type { postActionsMachine } from '#machines/posts/post-actions.machine.ts';
import type { Post } from '#machines/posts/post.types.ts';
import { lazyView } from '#src/ui/lazy-view.tsx';
import { useLoaded } from '../loaded.ts';
import { UnlockPage } from './locked-post.tsx';
import { PostCard } from './post-card.tsx';

const Actions = lazyView(async () => (await import('./post-actions.view.tsx')).PostActionsView);
const Hide = lazyView(async () => (await import('./post-hide.view.tsx')).PostHideView);

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
  const opened = useSelector(actor ?? undefined, (state) => state?.context.opened[read.id]);
  // What was read since says more than what is known here.
  const post = (read.isLocked && opened) || read;
  const hide = useSelector(actor ?? undefined, (state) => state?.context.hides[post.id]);
  const isGuest = useSelector(actor ?? undefined, (state) => state?.context.viewerId === null);
  const canUnlock = actor?.getSnapshot().can({ type: 'unlock.ask', post });
  const card = (
    <PostCard
      post={post}
      eager={eager}
      unlock={
        unlock ??
        (actor && canUnlock ? (
          <Actions actor={actor} post={post} part="unlock" waiting={<UnlockPage post={post} />} />
        ) : undefined)
      }
      like={actor && !isGuest && <Actions actor={actor} post={post} part="like" />}
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
