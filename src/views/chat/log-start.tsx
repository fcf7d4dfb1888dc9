import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { conversationMachine } from '#machines/chat/conversation.machine.ts';
import { MutedText } from '#src/ui/style/prose.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** Content above the oldest message: loading, a retry, or the start of the chat. */
export function LogStart({ actor }: { actor: ActorRefFrom<typeof conversationMachine> }) {
  const { t } = useText();
  const isWhole = useSelector(actor, ({ context }) => context.before === null);
  const isBlank = useSelector(actor, ({ context }) => context.view.store.count === 0);
  const isLoadingOlder = useSelector(actor, (state) =>
    state.matches({ open: { history: 'loadingOlder' } }),
  );
  const isInterrupted = useSelector(actor, (state) =>
    state.matches({ open: { history: 'interrupted' } }),
  );
  if (isLoadingOlder) return <Spinner label={t('chat.conversation.older')} />;
  if (isInterrupted)
    return (
      <RetryCallout
        tone="caution"
        retry={t('chat.conversation.retry')}
        onRetry={() => actor.send({ type: 'history.retry' })}
      >
        {t('chat.conversation.olderFailed')}
      </RetryCallout>
    );
  if (!isWhole || isBlank) return null;
  return <MutedText>{t('chat.conversation.start')}</MutedText>;
}
