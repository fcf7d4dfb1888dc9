import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { complaintMachine } from '#machines/people/complaint.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** The report is taken: its number, and the offer to part from the person. */
export function ComplaintReceipt({ actor }: { actor: ActorRefFrom<typeof complaintMachine> }) {
  const { t } = useText();
  const { displayName: name, receipt } = useSelector(
    actor,
    ({ context: { displayName, receipt } }) => ({ displayName, receipt }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  const canBlock = useSelector(actor, (state) => state.can({ type: 'block.ask' }));
  return (
    <DialogPanel
      title={t('people.complaint.sentTitle')}
      actions={
        <>
          {canBlock && (
            <Button onClick={() => actor.send({ type: 'block.ask' })}>
              {t('people.complaint.block', { name })}
            </Button>
          )}
          <Button
            tone="primary"
            firstFocus
            disabled={phase === 'settled'}
            onClick={() => actor.send({ type: 'dialog.finish' })}
          >
            {t('modal.dialogs.done')}
          </Button>
        </>
      }
    >
      <Callout tone="positive">
        {receipt.number === null
          ? t('people.complaint.sentPlain')
          : t('people.complaint.sent', { number: receipt.number })}
      </Callout>
      {receipt.number !== null && (
        <p>
          <Button
            tone="quiet"
            disabled={phase === 'settled'}
            onClick={() => actor.send({ type: 'reports.open' })}
          >
            {t('people.complaint.reports')}
          </Button>
        </p>
      )}
      {canBlock && <p>{t('people.complaint.offer', { name })}</p>}
      {phase === 'parted' && <p>{t('people.complaint.parted', { name })}</p>}
    </DialogPanel>
  );
}
