import { use, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { DialogFrameContext } from './dialog-context.ts';
import { DialogInside, type DialogPanelProps } from './dialog-inside.tsx';
import { Dialog } from './dialog.tsx';
import { useText } from './text.tsx';

/**
 * What stands in a dialog: title, words or fields, and its buttons. In a frame it fills it; alone, as
 * in a story, it brings a frame that stands.
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
