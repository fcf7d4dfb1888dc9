import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { emailVerificationMachine } from '#machines/auth/email-verification.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { Unsent } from './oops.tsx';

type Actor = ActorRefFrom<typeof emailVerificationMachine>;

/** Whether a link is on its way, and the way to another one. */
export function VerificationMail({ actor, isFirst }: { actor: Actor; isFirst: boolean }) {
  const { t, plural } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure, secondsLeft } = state.context;
  const isCooling = state.matches({ unverified: { mail: 'cooling' } });
  const isThrottled = state.matches({ unverified: { mail: 'throttled' } });
  const isUnconfirmed = failure?.kind === 'offline' || failure?.kind === 'unavailable';
  return (
    <Stack gap={12}>
      {isCooling && (
        <Callout tone="positive" title={t('auth.emailVerification.sent')}>
          {plural('auth.emailVerification.again', secondsLeft)}
        </Callout>
      )}
      {isThrottled && (
        <Callout tone="caution">{plural('auth.login.lockedOut', secondsLeft)}</Callout>
      )}
      {state.matches({ unverified: { mail: 'unsent' } }) && (
        <Unsent isUnconfirmed={isUnconfirmed} />
      )}
      <Button
        tone={isFirst ? 'primary' : 'secondary'}
        busy={state.matches({ unverified: { mail: 'sending' } })}
        disabled={isCooling || isThrottled}
        onClick={() => actor.send({ type: 'mail.resend' })}
      >
        {t('auth.emailVerification.resend')}
      </Button>
    </Stack>
  );
}
