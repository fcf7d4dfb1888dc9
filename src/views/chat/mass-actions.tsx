import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { massMessageMachine } from '#machines/chat/mass-message.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { DialogCancel } from '#src/ui/dialog-panel.tsx';
import { useText } from '#src/ui/text.tsx';

/** The form that `Continue` submits from outside of it. */
export const massFormId = 'mass-message';

/** The buttons of each situation, the safe one first. */
export function MassActions({ actor }: { actor: ActorRefFrom<typeof massMessageMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  switch (state.value) {
    case 'counting':
    case 'uncounted':
      return <DialogCancel>{t('mass.cancel')}</DialogCancel>;
    case 'composing':
      return (
        <>
          <DialogCancel>{t('mass.cancel')}</DialogCancel>
          <Button
            type="submit"
            form={massFormId}
            tone="primary"
            disabled={!state.can({ type: 'mass.review' })}
          >
            {t('mass.review')}
          </Button>
        </>
      );
    case 'confirming':
    case 'sealing':
      return (
        <>
          <Button
            firstFocus
            disabled={state.matches('sealing')}
            onClick={() => actor.send({ type: 'mass.edit' })}
          >
            {t('mass.edit')}
          </Button>
          <Button
            tone="primary"
            busy={state.matches('sealing')}
            onClick={() => actor.send({ type: 'mass.confirm' })}
          >
            {t('mass.send')}
          </Button>
        </>
      );
    case 'waiting':
      return (
        <Button tone="primary" firstFocus onClick={() => actor.send({ type: 'mass.undo' })}>
          {t('mass.takeItBack')}
        </Button>
      );
    case 'unknown':
      return (
        <>
          <DialogCancel>{t('mass.close')}</DialogCancel>
          <Button tone="primary" onClick={() => actor.send({ type: 'mass.retry' })}>
            {t('mass.now')}
          </Button>
        </>
      );
    case 'sent':
      return (
        <Button tone="primary" firstFocus onClick={() => actor.send({ type: 'dialog.dismiss' })}>
          {t('mass.done')}
        </Button>
      );
    case 'refused':
      return (
        <Button tone="primary" firstFocus onClick={() => actor.send({ type: 'mass.edit' })}>
          {t('mass.edit')}
        </Button>
      );
    default:
      return null;
  }
}
