import { shallowEqual, useSelector } from '@xstate/react';
import type { MessageDeletionRef } from '#machines/chat/message-deletion.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { KeepFocus } from '#src/ui/focus/keep-focus.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './message.module.css';

/** Stands where a message was deleted until the server has deleted it: when, for whom, and the way back. */
export function ErasedRow({
  messageDeletion,
  id,
  isMine,
}: {
  messageDeletion: MessageDeletionRef;
  id: number;
  isMine: boolean;
}) {
  const { t } = useText();
  const { pending, due, secondsLeft } = useSelector(
    messageDeletion,
    ({ context: { pending, due, secondsLeft } }) => ({ pending, due, secondsLeft }),
    shallowEqual,
  );
  const phase = useSelector(messageDeletion, ({ value }) => value);
  const canUndoLast = useSelector(messageDeletion, (state) =>
    state.can({ type: 'messageDeletion.undo' }),
  );
  const place = pending.findIndex((one) => one.id === id);
  const isHeld = phase === 'holding' && place >= due;
  const canUndo = place === pending.length - 1 && canUndoLast;
  const words = () => {
    if (phase === 'waiting') return t('chat.messageDeletion.waiting');
    if (!isHeld) return t('chat.messageDeletion.going');
    const key = pending[place]?.bothSides ? 'willBoth' : 'willMine';
    return t(`chat.messageDeletion.${key}`, { count: secondsLeft });
  };
  return (
    <div className={css.line} data-mine={isMine}>
      <p className={css.gone}>{words()}</p>
      <KeepFocus>
        {canUndo && (
          <Button
            tone="quiet"
            onClick={() => messageDeletion.send({ type: 'messageDeletion.undo' })}
          >
            {t('chat.messageDeletion.undo')}
          </Button>
        )}
      </KeepFocus>
    </div>
  );
}
