import { Button } from '#src/ui/buttons/button.tsx';
import { useText } from '#src/ui/texts/text.tsx';

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
