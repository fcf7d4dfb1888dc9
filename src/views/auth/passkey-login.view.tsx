import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { passkeyLoginMachine } from '#machines/auth/passkey-login.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { KeyRound } from '#src/ui/style/icons.ts';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { serverFullKey } from '../app/failure-texts.ts';
import { LockedOut } from './locked-out.tsx';

/** Sign-in by a passkey, in every state of its chart. */
export function PasskeyLoginView({ actor }: { actor: ActorRefFrom<typeof passkeyLoginMachine> }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const full = useSelector(actor, ({ context }) => serverFullKey(context.failure));
  const isLocked = phase === 'lockedOut';
  return (
    <Stack>
      {phase === 'left' && <Callout tone="caution">{t('auth.passkeyLogin.left')}</Callout>}
      {phase === 'refused' && (
        <Callout tone={full === null ? 'negative' : 'caution'}>
          {t(full ?? 'auth.passkeyLogin.refused')}
        </Callout>
      )}
      {phase === 'unreachable' && <Callout tone="caution">{t('app.failure.unreachable')}</Callout>}
      {isLocked && <LockedOut actor={actor} />}
      <Button
        wide
        icon={KeyRound}
        busy={isBusy}
        disabled={isLocked}
        onClick={() => actor.send({ type: 'passkey.use' })}
      >
        {t('auth.passkeyLogin.use')}
      </Button>
    </Stack>
  );
}
