import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { dialogFlowMachine } from '#machines/modal/dialog-flow.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** Dialog content of a flow: its view, or the state of its loading. */
export function DialogFlowView({ actor }: { actor: ActorRefFrom<typeof dialogFlowMachine> }) {
  const { t } = useText();
  const part = useSelector(actor, ({ context }) => context.part);
  const isLost = useSelector(actor, (state) => state.matches('lost'));
  const isQuiet = useSelector(actor, (state) => state.matches({ loading: 'quiet' }));
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const isOffering = useSelector(actor, (state) => state.matches('offering'));
  const isRetrying = useSelector(actor, (state) => state.matches('retrying'));
  if (part && !isLost) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the chart hands it on unopened
    const View = part.view as ComponentType<{ actor: AnyActorRef }>;
    return <View actor={part.actor} />;
  }
  if (isQuiet) return null;
  if (isLoading) {
    return (
      <DialogPanel title={t('ui.loading.loading')}>
        <Spinner />
      </DialogPanel>
    );
  }
  return (
    <DialogPanel
      title={t('modal.dialogFlow.title')}
      actions={
        <>
          <DialogCancel />
          <Button
            tone="primary"
            firstFocus
            busy={isRetrying}
            disabled={isLost}
            onClick={() => actor.send({ type: 'flow.retry' })}
          >
            {t('ui.loading.retry')}
          </Button>
        </>
      }
    >
      {isOffering && <Callout tone="caution">{t('modal.dialogFlow.text')}</Callout>}
    </DialogPanel>
  );
}
