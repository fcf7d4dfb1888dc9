import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { isUnanswered } from '#machines/lib/failure.ts';
import type { resourceMachine } from '#machines/parts/resource.machine.ts';
import { Resource } from '#src/ui/lists/resource.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** A text that is read, in every state of the part. */
export function ResourceView({ actor }: { actor: ActorRefFrom<typeof resourceMachine> }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const text = useSelector(actor, ({ context }) => context.text);
  const isSilent = useSelector(actor, ({ context }) => isUnanswered(context.failure));
  return (
    <Resource
      phase={phase}
      texts={{
        loading: t('ui.loading.loading'),
        failed: t(`modal.refusalNotice.${isSilent ? 'unreachable' : 'failed'}`),
        retry: t('ui.loading.retry'),
      }}
      lines={2}
      tone="caution"
      onRetry={() => actor.send({ type: 'text.retry' })}
    >
      <p>{text}</p>
    </Resource>
  );
}
