import { Button } from '#src/ui/button.tsx';
import { useText } from '#src/ui/text.tsx';
import type { DialogProps } from './dialogs.view.tsx';
import { ModalView } from './modal.view.tsx';

/** Stands above a dialog whose words would be lost, with staying first in focus. */
export function DiscardDialog({ modal, level, onAnswer, onDismiss }: DialogProps<'discard'>) {
  const { t } = useText();
  return (
    <ModalView
      actor={modal}
      level={level}
      role="alertdialog"
      title={t('shell.dialogs.discardTitle')}
      onClose={onDismiss}
      actions={
        <>
          <Button firstFocus onClick={() => onAnswer({ kind: 'cancelled' })}>
            {t('shell.dialogs.discardCancel')}
          </Button>
          <Button tone="negative" onClick={() => onAnswer({ kind: 'confirmed', value: null })}>
            {t('shell.dialogs.discardConfirm')}
          </Button>
        </>
      }
    >
      <p>{t('shell.dialogs.discardBody')}</p>
    </ModalView>
  );
}
