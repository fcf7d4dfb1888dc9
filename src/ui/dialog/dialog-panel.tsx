import { use, type ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { DialogFrameContext } from './dialog-context.ts';
import { DialogInside, type DialogPanelProps } from './dialog-inside.tsx';
import { Dialog } from './dialog.tsx';
import { useText } from '../texts/text.tsx';

/**
 * The content of a dialog: title, text or fields, and buttons. Inside a dialog frame it fills that
 * frame; alone, as in a story, it renders a static frame of its own.
 */
export function DialogPanel(props: DialogPanelProps) {
  const frame = use(DialogFrameContext);
  if (frame) return <DialogInside {...props} frame={frame} />;
  return (
    <Dialog open present>
      <DialogPanel {...props} />
    </Dialog>
  );
}

/** The end of a dialog that has said its outcome, which describes the button for whoever comes late. */
export function DialogDone({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  const outcomeId = use(DialogFrameContext)?.outcomeId;
  return (
    <Button
      tone="primary"
      firstFocus
      onClick={onClick}
      {...(outcomeId === undefined ? {} : { 'aria-describedby': outcomeId })}
    >
      {children}
    </Button>
  );
}

/** Leaves the dialog as Escape does. */
export function DialogCancel({
  children,
  firstFocus,
}: {
  children?: ReactNode;
  firstFocus?: boolean;
}) {
  const { t } = useText();
  const onClose = use(DialogFrameContext)?.onClose;
  return (
    <Button onClick={() => onClose?.()} {...(firstFocus ? { firstFocus } : {})}>
      {children ?? t('ui.dialogPanel.cancel')}
    </Button>
  );
}
