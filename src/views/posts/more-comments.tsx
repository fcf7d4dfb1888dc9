import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { commentsMachine } from '#machines/posts/comments.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { RetryCallout } from '#src/ui/callout.tsx';
import { Row } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';

type Actor = ActorRefFrom<typeof commentsMachine>;
type State = SnapshotFrom<typeof commentsMachine>;

/** More of the thread: after what is shown, or before it where it is read from its end. */
export function MoreComments({ actor, state }: { actor: Actor; state: State }) {
  const { t } = useText();
  const { order } = state.context;
  if (state.matches('interrupted'))
    return (
      <RetryCallout
        tone="caution"
        retry={t('posts.feed.retry')}
        onRetry={() => actor.send({ type: 'comments.retry' })}
      >
        {t('posts.comments.interrupted')}
      </RetryCallout>
    );
  if (!state.matches('resting') && !state.matches('loadingMore')) return null;
  return (
    <Row spread="center">
      <Button
        tone="quiet"
        busy={state.matches('loadingMore')}
        onClick={() => actor.send({ type: 'comments.more' })}
      >
        {t(order === 'oldest' ? 'posts.comments.later' : 'posts.comments.earlier')}
      </Button>
    </Row>
  );
}
