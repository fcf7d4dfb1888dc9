import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { emailVerificationMachine } from '#machines/auth/email-verification.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { OutsideLink } from '#src/ui/buttons/outside-link.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { masked } from './masked.ts';
import { VerificationAddress } from './verification-address.tsx';
import { VerificationMail } from './verification-mail.tsx';

type Actor = ActorRefFrom<typeof emailVerificationMachine>;

const editing = ['changing', 'saving', 'refused', 'unreachable'] as const;

/** The address that is to be verified: shown, mailed again, changed, or left by logging out. */
export function EmailVerificationView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const email = useSelector(actor, ({ context }) => context.viewer?.email ?? '');
  const outbox = useSelector(actor, ({ context }) => context.outbox);
  const isVerified = useSelector(actor, (state) => state.matches('verified'));
  const isRevealed = useSelector(actor, (state) =>
    state.matches({ unverified: { address: 'revealed' } }),
  );
  const isEditing = useSelector(actor, (state) =>
    editing.some((address) => state.matches({ unverified: { address } })),
  );
  if (isVerified) {
    return (
      <Stack>
        <ScreenHeading>{t('auth.emailVerification.title')}</ScreenHeading>
        <Callout tone="positive">{t('auth.emailLanding.done')}</Callout>
      </Stack>
    );
  }
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <ScreenHeading>{t('auth.emailVerification.title')}</ScreenHeading>
        <p>{t('auth.emailVerification.lead', { email: isRevealed ? email : masked(email) })}</p>
        {isEditing ? (
          <VerificationAddress actor={actor} />
        ) : (
          <Row>
            <Button
              tone="quiet"
              onClick={() =>
                actor.send({ type: isRevealed ? 'address.conceal' : 'address.reveal' })
              }
            >
              {isRevealed ? t('auth.emailVerification.hide') : t('auth.emailVerification.show')}
            </Button>
          </Row>
        )}
      </Stack>
      <VerificationMail actor={actor} isFirst={!isEditing}>
        {!isEditing && (
          <Button tone="quiet" onClick={() => actor.send({ type: 'address.change' })}>
            {t('auth.emailVerification.change')}
          </Button>
        )}
        <Button tone="quiet" onClick={() => actor.send({ type: 'logout.request' })}>
          {t('auth.emailVerification.logout')}
        </Button>
      </VerificationMail>
      {outbox !== null && (
        <OutsideLink href={outbox}>{t('auth.emailVerification.outbox')}</OutsideLink>
      )}
    </Stack>
  );
}
