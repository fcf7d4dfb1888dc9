import { shallowEqual, useSelector } from '@xstate/react';
import type { MessageDeletionRef } from '#machines/chat/message-deletion.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { VisuallyHidden } from '#src/ui/style/visually-hidden.tsx';
import css from './message-deletion.module.css';
import { whyNotErased } from './refused.ts';

/** Says once that a message will be deleted, and for whom; shows why it is not deleted. */
export function MessageDeletionView({
  actor,
  name,
}: {
  actor: MessageDeletionRef;
  name?: string | undefined;
}) {
  const { t } = useText();
  const { pending, failure } = useSelector(
    actor,
    ({ context: { pending, failure } }) => ({ pending, failure }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  const canDismiss = useSelector(actor, (state) => state.can({ type: 'messageDeletion.dismiss' }));
  const other = name ?? t('chat.messageDeletion.somebody');
  const last = pending.at(-1);
  const shown =
    phase === 'refused'
      ? whyNotErased(t, failure)
      : phase === 'waiting'
        ? t('chat.messageDeletion.waiting')
        : null;
  return (
    <div role="status">
      {phase === 'holding' && last && (
        <VisuallyHidden>
          {t(last.bothSides ? 'chat.messageDeletion.saysBoth' : 'chat.messageDeletion.saysMine', {
            name: other,
          })}
        </VisuallyHidden>
      )}
      {shown !== null && (
        <div className={css.messageDeletion}>
          <p>{shown}</p>
          {canDismiss && (
            <Button tone="quiet" onClick={() => actor.send({ type: 'messageDeletion.dismiss' })}>
              {t('chat.messageDeletion.dismiss')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
