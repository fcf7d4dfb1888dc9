import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { passkeyLoginMachine } from '#machines/auth/passkey-login.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Countdown } from '#src/ui/countdown.tsx';
import { KeyRound } from '#src/ui/icons.ts';
import { Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { serverFullKey } from '../app/failure-texts.ts';

/** Sign-in by a passkey, in every state of its chart. */
export function PasskeyLoginView({ actor }: { actor: ActorRefFrom<typeof passkeyLoginMachine> }) {
  const { t, plural } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const full = serverFullKey(state.context.failure);
  const isLocked = state.matches('lockedOut');
  return (
    <Stack>
      {state.matches('left') && <Callout tone="caution">{t('auth.passkeyLogin.left')}</Callout>}
      {state.matches('refused') && (
        <Callout tone={full === null ? 'negative' : 'caution'}>
          {t(full ?? 'auth.passkeyLogin.refused')}
        </Callout>
      )}
      {state.matches('unreachable') && (
        <Callout tone="caution">{t('app.failure.unreachable')}</Callout>
      )}
      {isLocked && (
        <Callout tone="caution">
          <Countdown>{plural('auth.login.lockedOut', state.context.secondsLeft)}</Countdown>
        </Callout>
      )}
      <Button
        wide
        icon={KeyRound}
        busy={state.hasTag('busy')}
        disabled={isLocked}
        onClick={() => actor.send({ type: 'passkey.use' })}
      >
        {t('auth.passkeyLogin.use')}
      </Button>
    </Stack>
  );
}
