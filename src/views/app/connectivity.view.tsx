import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { connectivityMachine } from '#machines/app/connectivity.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { OfflineBar } from '#src/ui/frame/offline-bar.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** The bar above the page while the server is out of reach; nothing while all is well. */
export function ConnectivityView({ actor }: { actor: ActorRefFrom<typeof connectivityMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, ({ value }) =>
    typeof value === 'string' ? value : ('unreachable' as const),
  );
  if (state === 'online' || state === 'suspecting' || state === 'settling') return <OfflineBar />;
  return (
    <OfflineBar
      tone={state === 'restored' ? 'positive' : 'caution'}
      action={
        state === 'unreachable' && (
          <Button tone="quiet" onClick={() => actor.send({ type: 'connection.retry' })}>
            {t('app.connectivity.retry')}
          </Button>
        )
      }
    >
      {t(`app.connectivity.${state}`)}
    </OfflineBar>
  );
}
