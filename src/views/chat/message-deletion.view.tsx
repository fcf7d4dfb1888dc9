import { useSelector } from '@xstate/react';
import type { MessageDeletionRef } from '#machines/chat/message-deletion.types.ts';
import { Button } from '#src/ui/button.tsx';
import { useText } from '#src/ui/text.tsx';
import css from './message-deletion.module.css';
import { whyNotErased } from './refused.ts';

/** What was just deleted and for whom, with the way back; or why it could not be deleted. */
export function MessageDeletionView({
  actor,
  name,
}: {
  actor: MessageDeletionRef;
  name?: string | undefined;
}) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { pending, failure } = state.context;
  const other = name ?? t('chat.messageDeletion.somebody');
  const textOf = () => {
    if (state.matches('refused')) return whyNotErased(t, failure);
    if (state.matches('waiting')) return t('chat.messageDeletion.waiting');
    const last = pending.at(-1);
    if (!state.matches('holding') || !last) return null;
    return t(last.bothSides ? 'chat.messageDeletion.both' : 'chat.messageDeletion.mine', {
      name: other,
    });
  };
  const text = textOf();
  return (
    <div className={css.messageDeletion} role="status" data-empty={text === null}>
      {text !== null && <p>{text}</p>}
      {state.can({ type: 'messageDeletion.undo' }) && (
        <Button tone="quiet" onClick={() => actor.send({ type: 'messageDeletion.undo' })}>
          {t('chat.messageDeletion.undo')}
        </Button>
      )}
      {state.can({ type: 'messageDeletion.dismiss' }) && (
        <Button tone="quiet" onClick={() => actor.send({ type: 'messageDeletion.dismiss' })}>
          {t('chat.messageDeletion.dismiss')}
        </Button>
      )}
    </div>
  );
}
