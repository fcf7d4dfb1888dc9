import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { connectionMachine } from '#machines/chat/connection.machine.ts';
import { StatusBar, StatusProgress } from '#src/ui/style/status-bar.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/**
 * One line about the live channel while it is not there; when all is well, the progress of what it reports, if
 * anything.
 */
export function ConnectionView({ actor }: { actor: ActorRefFrom<typeof connectionMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { copy } = state.context;
  const retry = state.can({ type: 'connection.retry' })
    ? { label: t('chat.connection.retry'), act: () => actor.send({ type: 'connection.retry' }) }
    : undefined;
  if (state.matches({ open: 'refused' })) {
    return <StatusBar retry={retry}>{t('chat.connection.refused')}</StatusBar>;
  }
  if (state.matches({ open: 'unavailable' })) {
    return <StatusBar retry={retry}>{t('chat.connection.unavailable')}</StatusBar>;
  }
  if (state.matches({ open: 'barred' })) {
    return <StatusBar retry={retry}>{t('chat.connection.barred')}</StatusBar>;
  }
  if (state.matches({ open: 'reconnecting' })) {
    return <StatusBar late>{t('chat.connection.reconnecting')}</StatusBar>;
  }
  if (state.matches({ open: 'connecting' }) || state.matches({ open: 'subscribing' })) {
    return <StatusBar late>{t('chat.connection.connecting')}</StatusBar>;
  }
  return (
    <>
      <StatusBar />
      {copy && (
        <StatusProgress
          label={t('app.exportNotice.making')}
          value={copy.total === 0 ? undefined : copy.done / copy.total}
        />
      )}
    </>
  );
}
