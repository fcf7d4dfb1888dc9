import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { massMessageMachine } from '#machines/chat/mass-message.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DialogCancel } from '#src/ui/dialog/dialog-panel.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** The form that `Continue` submits from outside of it. */
export const massFormId = 'mass-message';

/** The buttons of each situation, the safe one first. */
export function MassActions({ actor }: { actor: ActorRefFrom<typeof massMessageMachine> }) {
  const { t } = useText();
  const value = useSelector(actor, (state) => state.value);
  const canReview = useSelector(actor, (state) => state.can({ type: 'mass.review' }));
  switch (value) {
    case 'counting':
    case 'uncounted':
      return <DialogCancel>{t('chat.massMessage.cancel')}</DialogCancel>;
    case 'composing':
      return (
        <>
          <DialogCancel>{t('chat.massMessage.cancel')}</DialogCancel>
          <Button type="submit" form={massFormId} tone="primary" disabled={!canReview}>
            {t('chat.massMessage.review')}
          </Button>
        </>
      );
    case 'confirming':
    case 'sealing':
      return (
        <>
          <Button
            firstFocus
            disabled={value === 'sealing'}
            onClick={() => actor.send({ type: 'mass.edit' })}
          >
            {t('chat.massMessage.edit')}
          </Button>
          <Button
            tone="primary"
            busy={value === 'sealing'}
            onClick={() => actor.send({ type: 'mass.confirm' })}
          >
            {t('chat.massMessage.send')}
          </Button>
        </>
      );
    case 'waiting':
      return (
        <Button tone="primary" firstFocus onClick={() => actor.send({ type: 'mass.undo' })}>
          {t('chat.massMessage.takeItBack')}
        </Button>
      );
    case 'checking':
      return <DialogCancel>{t('chat.massMessage.close')}</DialogCancel>;
    case 'unknown':
      return (
        <>
          <DialogCancel>{t('chat.massMessage.close')}</DialogCancel>
          <Button onClick={() => actor.send({ type: 'mass.resend' })}>
            {t('chat.massMessage.again')}
          </Button>
          <Button tone="primary" onClick={() => actor.send({ type: 'mass.retry' })}>
            {t('chat.massMessage.now')}
          </Button>
        </>
      );
    case 'sent':
      return (
        <Button tone="primary" firstFocus onClick={() => actor.send({ type: 'dialog.dismiss' })}>
          {t('chat.massMessage.done')}
        </Button>
      );
    case 'refused':
      return (
        <Button tone="primary" firstFocus onClick={() => actor.send({ type: 'mass.edit' })}>
          {t('chat.massMessage.edit')}
        </Button>
      );
    default:
      return null;
  }
}
