import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { dialogFlowMachine } from '#machines/modal/dialog-flow.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog-panel.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { useText } from '#src/ui/text.tsx';

/** What stands in a dialog that has a flow: its view, or why it is not there yet. */
export function DialogFlowView({ actor }: { actor: ActorRefFrom<typeof dialogFlowMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { part } = state.context;
  if (part && !state.matches('lost')) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the chart hands it on unopened
    const View = part.view as ComponentType<{ actor: AnyActorRef }>;
    return <View actor={part.actor} />;
  }
  if (state.matches({ loading: 'quiet' })) return null;
  if (state.matches('loading')) {
    return (
      <DialogPanel title={t('ui.loading.loading')}>
        <Spinner />
      </DialogPanel>
    );
  }
  const isOffering = state.matches('offering');
  return (
    <DialogPanel
      title={t('modal.dialogFlow.title')}
      actions={
        <>
          <DialogCancel />
          <Button
            tone="primary"
            firstFocus
            busy={state.matches('retrying')}
            disabled={state.matches('lost')}
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
