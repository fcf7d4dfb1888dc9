import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { passkeyConfirmationMachine } from '#machines/auth/passkey-confirmation.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Countdown } from '#src/ui/countdown.tsx';
import { KeyRound } from '#src/ui/icons.ts';
import { Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { serverFullKey } from '../app/failure-texts.ts';

/** States in which nobody knows of a passkey that could be used here. */
const unseen = ['weighing', 'looking', 'absent'] as const;

type Actor = ActorRefFrom<typeof passkeyConfirmationMachine>;

/** Why the last attempt came to nothing. */
function Status({ actor }: { actor: Actor }) {
  const { t, plural } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const full = serverFullKey(state.context.failure);
  if (state.matches('left'))
    return <Callout tone="caution">{t('auth.passkeyConfirmation.left')}</Callout>;
  if (state.matches('refused'))
    return (
      <Callout tone={full === null ? 'negative' : 'caution'}>
        {t(full ?? 'auth.passkeyConfirmation.refused')}
      </Callout>
    );
  if (state.matches('unreachable'))
    return <Callout tone="caution">{t('app.failure.unreachable')}</Callout>;
  if (!state.matches('lockedOut')) return null;
  return (
    <Callout tone="caution">
      <Countdown>{plural('auth.login.lockedOut', state.context.secondsLeft)}</Countdown>
    </Callout>
  );
}

/** A passkey in place of the password, in every state of its chart. */
export function PasskeyConfirmationView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (unseen.some((one) => state.matches(one))) return null;
  return (
    <Stack>
      <Status actor={actor} />
      <Button
        wide
        icon={KeyRound}
        busy={state.hasTag('busy') || state.matches('confirmed')}
        disabled={state.matches('lockedOut')}
        onClick={() => actor.send({ type: 'passkey.use' })}
      >
        {t('auth.passkeyConfirmation.use')}
      </Button>
    </Stack>
  );
}
