import type { ErasureRef } from '#machines/chat/erasure.types.ts';
import { Button } from '#src/ui/button.tsx';
import { KeepFocus } from '#src/ui/keep-focus.tsx';
import { useText } from '#src/ui/text.tsx';
import css from './message.module.css';

/** Stands where a message was deleted, until the server has deleted it too. */
export function ErasedRow({
  erasure,
  isMine,
  isLast,
}: {
  erasure: ErasureRef;
  isMine: boolean;
  /** The one that is undone first. */
  isLast: boolean;
}) {
  const { t } = useText();
  const canUndo = isLast && erasure.getSnapshot().can({ type: 'erasure.undo' });
  return (
    <div className={css.line} data-mine={isMine}>
      <p className={css.gone}>{t('chat.messageDeletion.gone')}</p>
      {canUndo && (
        <KeepFocus>
          <Button tone="quiet" onClick={() => erasure.send({ type: 'erasure.undo' })}>
            {t('chat.messageDeletion.undo')}
          </Button>
        </KeepFocus>
      )}
    </div>
  );
}
