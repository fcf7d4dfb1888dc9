import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { blockMachine } from '#machines/people/block.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { RefusalNotice } from '../modal/refusal-notice.tsx';

/** Confirmation of a ban, with its effects and Undo. */
export function BlockDone({ actor }: { actor: ActorRefFrom<typeof blockMachine> }) {
  const { t } = useText();
  const {
    displayName: name,
    chosen,
    failure,
  } = useSelector(
    actor,
    ({ context: { displayName, chosen, failure } }) => ({ displayName, chosen, failure }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  const canFinish = useSelector(actor, (state) => state.can({ type: 'dialog.finish' }));
  return (
    <DialogPanel
      title={t('people.block.title', { name })}
      actions={
        <>
          <Button
            busy={phase === 'forgiving'}
            disabled={phase === 'forgiven'}
            onClick={() => actor.send({ type: 'ban.undo' })}
          >
            {t('people.block.undo')}
          </Button>
          <Button
            tone="primary"
            firstFocus
            disabled={!canFinish}
            onClick={() => actor.send({ type: 'dialog.finish' })}
          >
            {t('modal.dialogs.done')}
          </Button>
        </>
      }
    >
      {chosen && <Callout tone="positive">{t(`people.block.${chosen}.done`, { name })}</Callout>}
      <RefusalNotice failure={failure} typed={false} />
    </DialogPanel>
  );
}
