import { Button } from '#src/ui/buttons/button.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** Stands above a dialog whose words would be lost, with staying first in focus. */
export function DiscardDialog({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useText();
  return (
    <DialogPanel
      role="alertdialog"
      title={t('modal.discardDialog.discardTitle')}
      actions={
        <>
          <DialogCancel firstFocus>{t('modal.discardDialog.discardCancel')}</DialogCancel>
          <Button tone="negative" onClick={onConfirm}>
            {t('modal.discardDialog.discardConfirm')}
          </Button>
        </>
      }
    >
      <p>{t('modal.discardDialog.discardBody')}</p>
    </DialogPanel>
  );
}
