import type { ConfirmInput } from '#machines/modal/dialog-token.types.ts';
import type { Answer } from '#machines/modal/modal.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** A question with yes and no; when yes destroys something, no has the focus. */
export function ConfirmDialog({
  input: { title, body, confirm, cancel, params, tone },
  onAnswer,
}: {
  input: ConfirmInput;
  onAnswer: (answer: Answer<null>) => void;
}) {
  const { say } = useText();
  const destroys = tone === 'negative';
  return (
    <DialogPanel
      role="alertdialog"
      title={say(title, params)}
      actions={
        <>
          <DialogCancel firstFocus={destroys}>
            {cancel === undefined ? undefined : say(cancel, params)}
          </DialogCancel>
          <Button
            tone={tone}
            firstFocus={!destroys}
            onClick={() => onAnswer({ kind: 'confirmed', value: null })}
          >
            {say(confirm, params)}
          </Button>
        </>
      }
    >
      <p>{say(body, params)}</p>
    </DialogPanel>
  );
}
