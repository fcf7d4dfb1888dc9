import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { commentsMachine } from '#machines/posts/comments.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';

type Actor = ActorRefFrom<typeof commentsMachine>;

/** More of the thread: after what is shown, or before it where it is read from its end. */
export function MoreComments({ actor }: { actor: Actor }) {
  const { t } = useText();
  const order = useSelector(actor, ({ context }) => context.order);
  const phase = useSelector(actor, ({ value }) => value);
  if (phase === 'interrupted')
    return (
      <RetryCallout
        tone="caution"
        retry={t('posts.feed.retry')}
        onRetry={() => actor.send({ type: 'comments.retry' })}
      >
        {t('posts.comments.interrupted')}
      </RetryCallout>
    );
  if (phase !== 'resting' && phase !== 'loadingMore') return null;
  return (
    <Row spread="center">
      <Button
        tone="quiet"
        busy={phase === 'loadingMore'}
        onClick={() => actor.send({ type: 'comments.more' })}
      >
        {t(order === 'oldest' ? 'posts.comments.later' : 'posts.comments.earlier')}
      </Button>
    </Row>
  );
}
