import type EchoClass from 'laravel-echo';
import type { ThreadChange } from '#machines/posts/comments.types.ts';
import { postChannel } from '#src/contract/channels.ts';
import type { RealtimeEvents } from '#src/contract/realtime.ts';
import { toComment } from './comments.ts';

type Payload = RealtimeEvents['CommentAdded'];

/** What a thread's channel reports: a change, or that changes may have been missed. */
export type ThreadSignal = ThreadChange | { type: 'comments.stale' };

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
    channel.listen(name, ({ comment_id: commentId, comment, comments_count: count }: Payload) =>
      notify({
        type: 'thread.changed',
        kind,
        commentId,
        comment: comment && toComment(comment),
        count,
      }),
    );
  // Also after each drop: what was written meanwhile is read.
  channel.subscribed(() => notify({ type: 'comments.stale' }));
  return () => {
    if (isLeft) return;
    isLeft = true;
    echo.leave(postChannel(postId));
  };
}
