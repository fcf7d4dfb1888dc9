import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { isUnanswered } from '#machines/lib/failure.ts';
import type { resourceMachine } from '#machines/parts/resource.machine.ts';
import { RetryCallout } from '#src/ui/callout.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useText } from '#src/ui/text.tsx';

/** A text that is read, in every state of the part. */
export function ResourceView({ actor }: { actor: ActorRefFrom<typeof resourceMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { text, failure } = state.context;
  if (state.matches('loading'))
    return (
      <Loading label={t('ui.loading.loading')}>
        <Skeleton lines={2} />
      </Loading>
    );
  if (state.matches('failed'))
    return (
      <RetryCallout
        tone="caution"
        retry={t('ui.loading.retry')}
        onRetry={() => actor.send({ type: 'text.retry' })}
      >
        {t(
          isUnanswered(failure) ? 'modal.refusalNotice.unreachable' : 'modal.refusalNotice.failed',
        )}
      </RetryCallout>
    );
  return <p>{text}</p>;
}
