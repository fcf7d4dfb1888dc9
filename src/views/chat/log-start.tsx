import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { conversationMachine } from '#machines/chat/conversation.machine.ts';
import { Quiet } from '#src/ui/prose.tsx';
import { RetryCallout } from '#src/ui/callout.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { useText } from '#src/ui/text.tsx';

/** What stands above the oldest message: more is on its way, did not come, or there is no more. */
export function LogStart({ actor }: { actor: ActorRefFrom<typeof conversationMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { before, view } = state.context;
  if (state.matches({ open: { history: 'loadingOlder' } }))
    return <Spinner label={t('chat.conversation.older')} />;
  if (state.matches({ open: { history: 'interrupted' } }))
    return (
      <RetryCallout
        tone="caution"
        retry={t('chat.conversation.retry')}
        onRetry={() => actor.send({ type: 'history.retry' })}
      >
        {t('chat.conversation.olderFailed')}
      </RetryCallout>
    );
  if (before !== null || view.store.count === 0) return null;
  return <Quiet>{t('chat.conversation.start')}</Quiet>;
}
