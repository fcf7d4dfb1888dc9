import type { MessageDeletionRef } from '#machines/chat/message-deletion.types.ts';
import { Button } from '#src/ui/button.tsx';
import { KeepFocus } from '#src/ui/keep-focus.tsx';
import { useText } from '#src/ui/text.tsx';
import css from './message.module.css';

/** Stands where a message was deleted, until the server has deleted it too. */
export function ErasedRow({
  messageDeletion,
  isMine,
  isLast,
}: {
  messageDeletion: MessageDeletionRef;
  isMine: boolean;
  /** The one that is undone first. */
  isLast: boolean;
}) {
  const { t } = useText();
  const canUndo = isLast && messageDeletion.getSnapshot().can({ type: 'messageDeletion.undo' });
  return (
    <div className={css.line} data-mine={isMine}>
      <p className={css.gone}>{t('chat.messageDeletion.gone')}</p>
      {canUndo && (
        <KeepFocus>
          <Button
            tone="quiet"
            onClick={() => messageDeletion.send({ type: 'messageDeletion.undo' })}
          >
            {t('chat.messageDeletion.undo')}
          </Button>
        </KeepFocus>
      )}
    </div>
  );
}
