import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { emailVerificationMachine } from '#machines/auth/email-verification.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Countdown } from '#src/ui/countdown.tsx';
import { CardActions } from '#src/ui/card-page.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { Unsent } from './oops.tsx';

type Actor = ActorRefFrom<typeof emailVerificationMachine>;

/** Whether a link is on its way, the way to another one, and what else can be done. */
export function VerificationMail({
  actor,
  isFirst,
  children,
}: {
  actor: Actor;
  isFirst: boolean;
  children: ReactNode;
}) {
  const { t, plural } = useText();
  const id = useId();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure, secondsLeft } = state.context;
  const isCooling = state.matches({ unverified: { mail: 'cooling' } });
  const isThrottled = state.matches({ unverified: { mail: 'throttled' } });
  return (
    <Stack gap={12}>
      {isCooling && <Callout tone="positive">{t('auth.emailVerification.sent')}</Callout>}
      {isThrottled && (
        <Callout tone="caution">
          <Countdown>{plural('auth.login.lockedOut', secondsLeft)}</Countdown>
        </Callout>
      )}
      {state.matches({ unverified: { mail: 'unsent' } }) && <Unsent failure={failure} />}
      <CardActions
        primary={
          <>
            <Button
              tone={isFirst ? 'primary' : 'secondary'}
              busy={state.matches({ unverified: { mail: 'sending' } })}
              disabled={isCooling || isThrottled}
              aria-describedby={isCooling ? id : undefined}
              onClick={() => actor.send({ type: 'mail.resend' })}
            >
              {t('auth.emailVerification.resend')}
            </Button>
            {/* Outside of what is announced: a countdown is not read out each second. */}
            {isCooling && (
              <Quiet id={id}>{plural('auth.emailVerification.again', secondsLeft)}</Quiet>
            )}
          </>
        }
      >
        {children}
      </CardActions>
    </Stack>
  );
}
