import { useSelector } from '@xstate/react';
import type { OutboxRef } from '#machines/chat/outbox-ref.types.ts';
import { useText } from '#src/ui/texts/text.tsx';
import css from './composer.module.css';

/** One line that says why what was sent still waits; nothing when all is well. */
export function OutboxView({ actor }: { actor: OutboxRef }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const note = () => {
    if (phase === 'unreachable') return t('chat.composer.unreachable');
    if (phase === 'lockedOut') return t('chat.composer.lockedOut');
    if (phase === 'unserved') return t('chat.composer.unserved');
    if (phase === 'serverFull') return t('chat.composer.serverFull');
    if (phase === 'held') return t('chat.composer.held');
    return null;
  };
  return (
    <p role="status" className={css.note}>
      {note()}
    </p>
  );
}
