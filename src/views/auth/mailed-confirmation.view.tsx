import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { mailedConfirmationMachine } from '#machines/auth/mailed-confirmation.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Countdown } from '#src/ui/countdown.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { Unsent } from './oops.tsx';

type Actor = ActorRefFrom<typeof mailedConfirmationMachine>;

/** Confirmation by a mailed link, for accounts without a password. */
export function MailedConfirmationView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { email } = state.context;
  const isSent = state.matches('waiting') || state.matches('watching');
  const isOver = state.status === 'done';
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
          busy={state.matches('mailing')}
          disabled={isOver || state.matches('looking') || state.matches('lockedOut')}
          onClick={() => actor.send({ type: 'link.request' })}
        >
          {isSent ? t('auth.mailedConfirmation.again') : t('auth.mailedConfirmation.send')}
        </Button>
        <Button
          tone="quiet"
          disabled={isOver}
          onClick={() => actor.send({ type: 'confirmation.cancel' })}
        >
          {t('auth.passwordConfirmation.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Why there is no link on its way, or why the last one did not work. */
function Status({ actor }: { actor: Actor }) {
  const { t, plural } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure, problem, secondsLeft } = state.context;
  if (state.matches('lockedOut'))
    return (
      <Callout tone="caution">
        <Countdown>{plural('auth.login.lockedOut', secondsLeft)}</Countdown>
      </Callout>
    );
  if (state.matches('unsent')) return <Unsent failure={failure} />;
  if (!state.matches('offering') || problem === null) return null;
  return <Callout tone="caution">{t(`auth.emailLanding.${problem}`)}</Callout>;
}
