import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { mailedConfirmationMachine } from '#machines/auth/mailed-confirmation.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { CancelConfirmation } from './cancel-confirmation.tsx';
import { LockedOut } from './locked-out.tsx';
import { Unsent } from './oops.tsx';

type Actor = ActorRefFrom<typeof mailedConfirmationMachine>;

/** Confirmation by a mailed link, for accounts without a password. */
export function MailedConfirmationView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const email = useSelector(actor, ({ context }) => context.email);
  const phase = useSelector(actor, ({ value }) => value);
  const isOver = useSelector(actor, ({ status }) => status === 'done');
  const isSent = phase === 'waiting' || phase === 'watching';
  return (
    <Stack>
      <p>{t('auth.mailedConfirmation.lead', { email })}</p>
      <Status actor={actor} />
      {isSent && (
        <Callout tone="positive" title={t('auth.mailedConfirmation.sentTitle')}>
          {t('auth.mailedConfirmation.sent')}
        </Callout>
      )}
      <Row gap={8}>
        <Button
          tone={isSent ? 'secondary' : 'primary'}
          busy={phase === 'mailing'}
          disabled={isOver || phase === 'looking' || phase === 'lockedOut'}
          onClick={() => actor.send({ type: 'link.request' })}
        >
          {isSent ? t('auth.mailedConfirmation.again') : t('auth.mailedConfirmation.send')}
        </Button>
        <CancelConfirmation
          isOver={isOver}
          onCancel={() => actor.send({ type: 'confirmation.cancel' })}
        />
      </Row>
    </Stack>
  );
}

/** Error of sending the link, or of the last link. */
function Status({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const problem = useSelector(actor, ({ context }) => context.problem);
  if (phase === 'lockedOut') return <LockedOut actor={actor} />;
  if (phase === 'unsent') return <Unsent failure={failure} />;
  if (phase !== 'offering' || problem === null) return null;
  return <Callout tone="caution">{t(`auth.emailLanding.${problem}`)}</Callout>;
}
