import { Button } from '#src/ui/button.tsx';
import { useText } from '#src/ui/text.tsx';
import type { DialogProps } from './dialogs.view.tsx';
import { ModalView } from './modal.view.tsx';

/** A question with yes and no; when yes destroys something, no has the focus. */
export function ConfirmDialog({
  modal,
  level,
  input,
  onAnswer,
  onDismiss,
}: DialogProps<'confirm'>) {
  const { t, say } = useText();
  const { title, body, confirm, params, tone } = input;
  return (
    <ModalView
      actor={modal}
      level={level}
      role="alertdialog"
      title={say(title, params)}
      onClose={onDismiss}
      actions={
        <>
          <Button onClick={() => onAnswer({ kind: 'cancelled' })} firstFocus={tone === 'negative'}>
            {t('shell.dialogs.cancel')}
          </Button>
          <Button
            tone={tone}
            firstFocus={tone !== 'negative'}
            onClick={() => onAnswer({ kind: 'confirmed', value: null })}
          >
            {say(confirm, params)}
          </Button>
        </>
      }
    >
      <p>{say(body, params)}</p>
    </ModalView>
  );
}
