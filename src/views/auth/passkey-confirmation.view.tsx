import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { passkeyConfirmationMachine } from '#machines/auth/passkey-confirmation.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { KeyRound } from '#src/ui/style/icons.ts';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { serverFullKey } from '../app/failure-texts.ts';
import { LockedOut } from './locked-out.tsx';

/** States in which no usable passkey is known. */
const unseen = ['weighing', 'looking', 'absent'] as const;

type Actor = ActorRefFrom<typeof passkeyConfirmationMachine>;

function Status({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const full = useSelector(actor, ({ context }) => serverFullKey(context.failure));
  if (phase === 'left')
    return <Callout tone="caution">{t('auth.passkeyConfirmation.left')}</Callout>;
  if (phase === 'refused')
    return (
      <Callout tone={full === null ? 'negative' : 'caution'}>
        {t(full ?? 'auth.passkeyConfirmation.refused')}
      </Callout>
    );
  if (phase === 'unreachable')
    return <Callout tone="caution">{t('app.failure.unreachable')}</Callout>;
  return phase === 'lockedOut' ? <LockedOut actor={actor} /> : null;
}

/** A passkey in place of the password, in every state of its chart. */
export function PasskeyConfirmationView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  if (unseen.some((one) => phase === one)) return null;
  return (
    <Stack>
      <Status actor={actor} />
      <Button
        wide
        icon={KeyRound}
        busy={isBusy || phase === 'confirmed'}
        disabled={phase === 'lockedOut'}
        onClick={() => actor.send({ type: 'passkey.use' })}
      >
        {t('auth.passkeyConfirmation.use')}
      </Button>
    </Stack>
  );
}
