import type { ComposerRef } from '#machines/chat/chat-sessions.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { IdentityNotice } from '../app/identity-notice.tsx';

/** A price takes a verified identity: the way to it, and back to a message without a price. */
export function PriceNotice({ actor }: { actor: ComposerRef }) {
  const { t } = useText();
  return (
    <IdentityNotice
      actions={
        <Button tone="quiet" onClick={() => actor.send({ type: 'price.leave' })}>
          {t('app.identityNotice.later')}
        </Button>
      }
    />
  );
}
