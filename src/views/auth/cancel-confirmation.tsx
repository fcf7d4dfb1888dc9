import { Button } from '#src/ui/button.tsx';
import { useText } from '#src/ui/text.tsx';

/** Leaves a confirmation without one, by whichever way it is given. */
export function CancelConfirmation({
  isOver,
  onCancel,
}: {
  isOver: boolean;
  onCancel: () => void;
}) {
  const { t } = useText();
  return (
    <Button tone="quiet" disabled={isOver} onClick={onCancel}>
      {t('auth.passwordConfirmation.cancel')}
    </Button>
  );
}
