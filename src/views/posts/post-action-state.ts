import { useSelector } from '@xstate/react';
import type { ActorRefFrom, ContextFrom } from 'xstate';
import type { postActionsMachine } from '#machines/posts/post-actions.machine.ts';
import type { Post } from '#machines/posts/post.types.ts';

type Machine = typeof postActionsMachine;

/** Selects from the post actions' context; undefined until their chunk has loaded. */
export const usePostActionState = <Value>(
  actor: ActorRefFrom<Machine> | null,
  pick: (context: ContextFrom<Machine>) => Value,
): Value | undefined => useSelector(actor ?? undefined, (state) => state && pick(state.context));

/** A post as it was read last: what its list has, or what was read since. */
export const newestOf = (read: Post, reread: Post | undefined): Post =>
  reread && (read.isLocked || reread.updatedAt > read.updatedAt) ? reread : read;
