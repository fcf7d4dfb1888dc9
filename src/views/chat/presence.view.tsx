import { useSelector } from '@xstate/react';
import type { PresenceRef } from '#machines/chat/presence.machine.ts';
import { useText } from '#src/ui/texts/text.tsx';
import css from './presence.module.css';

/** Badge of the other person's presence, beside their name; renders nothing while unknown. */
export function PresenceMark({ actor }: { actor: PresenceRef }) {
  const { t } = useText();
  const isHere = useSelector(actor, (snapshot) => snapshot.matches({ peer: 'here' }));
  return isHere ? <span className={css.here}>{t('chat.presence.here')}</span> : null;
}

/** Below the messages: that the other one writes. It is not read out, for it would be all the time. */
export function PresenceView({ actor, name }: { actor: PresenceRef; name?: string | undefined }) {
  const { t } = useText();
  const isTyping = useSelector(actor, (snapshot) => snapshot.matches({ peer: { here: 'typing' } }));
  return (
    <div className={css.typing}>
      {isTyping && (
        <p>{t('chat.presence.typing', { name: name ?? t('chat.presence.somebody') })}</p>
      )}
    </div>
  );
}
