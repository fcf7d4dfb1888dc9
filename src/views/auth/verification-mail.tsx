import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { emailVerificationMachine } from '#machines/auth/email-verification.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { CardActions } from '#src/ui/frame/card-page.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { LockedOut } from './locked-out.tsx';
import { Unsent } from './oops.tsx';

type Actor = ActorRefFrom<typeof emailVerificationMachine>;

const phases = ['sending', 'cooling', 'throttled', 'unsent'] as const;

/** Seconds until another link can be asked for. */
function Again({ actor, id }: { actor: Actor; id: string }) {
  const { plural } = useText();
  const secondsLeft = useSelector(actor, ({ context }) => context.secondsLeft);
  return <MutedText id={id}>{plural('auth.emailVerification.again', secondsLeft)}</MutedText>;
}

/** State of the mailed link, a button for another one, and other ways on. */
export function VerificationMail({
  actor,
  isFirst,
  children,
}: {
  actor: Actor;
  isFirst: boolean;
  children: ReactNode;
}) {
  const { t } = useText();
  const id = useId();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const phase = useSelector(actor, (state) =>
    phases.find((mail) => state.matches({ unverified: { mail } })),
  );
  const isCooling = phase === 'cooling';
  const isThrottled = phase === 'throttled';
  return (
    <Stack gap={12}>
      {isCooling && <Callout tone="positive">{t('auth.emailVerification.sent')}</Callout>}
      {isThrottled && <LockedOut actor={actor} />}
      {phase === 'unsent' && <Unsent failure={failure} />}
      <CardActions
        primary={
          <>
            <Button
              tone={isFirst ? 'primary' : 'secondary'}
              busy={phase === 'sending'}
              disabled={isCooling || isThrottled}
              aria-describedby={isCooling ? id : undefined}
              onClick={() => actor.send({ type: 'mail.resend' })}
            >
              {t('auth.emailVerification.resend')}
            </Button>
            {/* Outside of what is announced: a countdown is not read out each second. */}
            {isCooling && <Again actor={actor} id={id} />}
          </>
        }
      >
        {children}
      </CardActions>
    </Stack>
  );
}
