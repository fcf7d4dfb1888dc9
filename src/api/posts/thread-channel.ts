import type EchoClass from 'laravel-echo';
import type { ThreadChange } from '#machines/posts/comment.types.ts';
import { postChannel } from '#src/contract/app/channels.ts';
import { toComment } from './comments.ts';
import * as read from '../lib/reader.ts';
import { comment } from './wire-comments.ts';

/** Event of a thread's channel: a change, or that changes may have been missed. */
export type ThreadSignal = ThreadChange | { type: 'comments.stale' };

const change = read.sureRecord({
  comment_id: read.id,
  comment: read.orNull(comment),
  comments_count: read.id,
});

const events = [
  ['CommentAdded', 'added'],
  ['CommentEdited', 'edited'],
  ['CommentDeleted', 'removed'],
] as const;

/** Subscribes to the channel of those who have a post open; returns the way to leave it. */
export function watchPost(
  echo: EchoClass<'pusher'>,
  postId: number,
  listener: (signal: ThreadSignal) => void,
): () => void {
  let isLeft = false;
  const notify = (signal: ThreadSignal) => {
    if (!isLeft) listener(signal);
  };
  const channel = echo.private(postChannel(postId));
  for (const [name, kind] of events)
    channel.listen(name, (payload: unknown) => {
      const changed = read.orNull(change)(payload);
      if (!changed) {
        notify({ type: 'comments.stale' });
        return;
      }
      const { comment_id: commentId, comment: said, comments_count: count } = changed;
      notify({ type: 'thread.changed', kind, commentId, comment: said && toComment(said), count });
    });
  // Also after each drop: what was written meanwhile is read.
  channel.subscribed(() => notify({ type: 'comments.stale' }));
  return () => {
    if (isLeft) return;
    isLeft = true;
    echo.leave(postChannel(postId));
  };
}
