import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { conversationMachine } from '#machines/chat/conversation.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Quiet } from '#src/ui/prose.tsx';
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
      <Callout
        tone="caution"
        actions={
          <Button onClick={() => actor.send({ type: 'history.retry' })}>
            {t('chat.conversation.retry')}
          </Button>
        }
      >
        {t('chat.conversation.olderFailed')}
      </Callout>
    );
  if (before !== null || view.store.count === 0) return null;
  return <Quiet>{t('chat.conversation.start')}</Quiet>;
}
