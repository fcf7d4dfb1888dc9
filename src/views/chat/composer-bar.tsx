import { useSelector } from '@xstate/react';
import type { ComposerRef } from '#machines/chat/chat-sessions.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './composer.module.css';

/** Reason why writing is blocked, in place of the field; the draft is kept. */
export function Bar({ actor }: { actor: ComposerRef }) {
  const { t } = useText();
  const bar = useSelector(actor, ({ context }) => context.bar);
  return (
    <p className={css.bar} role="status">
      {bar && <span>{t(`chat.composer.bars.${bar}`)}</span>}{' '}
      {bar === 'blocking' && (
        <Link href={href('audienceBlacklist')}>{t('chat.composer.blacklist')}</Link>
      )}
    </p>
  );
}
