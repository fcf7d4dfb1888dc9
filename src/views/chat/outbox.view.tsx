import { useSelector } from '@xstate/react';
import type { OutboxRef } from '#machines/chat/outbox-ref.types.ts';
import { useText } from '#src/ui/text.tsx';
import css from './composer.module.css';

/** One line that says why what was sent still waits; nothing when all is well. */
export function OutboxView({ actor }: { actor: OutboxRef }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const note = () => {
    if (state.matches('unreachable')) return t('chat.composer.unreachable');
    if (state.matches('lockedOut')) return t('chat.composer.lockedOut');
    if (state.matches('unserved')) return t('chat.composer.unserved');
    if (state.matches('serverFull')) return t('chat.composer.serverFull');
    if (state.matches('held')) return t('chat.composer.held');
    return null;
  };
  return (
    <p role="status" className={css.note}>
      {note()}
    </p>
  );
}
