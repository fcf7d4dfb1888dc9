import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { socialRegistrationMachine } from '#machines/auth/social-registration.machine.ts';
import { Callout } from '#src/ui/callout.tsx';
import { useText } from '#src/ui/text.tsx';
import { Oops } from './oops.tsx';

/** Why the account did not come into being, where no field is to blame. */
export function SocialRegistrationNews({
  actor,
}: {
  actor: ActorRefFrom<typeof socialRegistrationMachine>;
}) {
  const { t, plural } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure, secondsLeft } = state.context;
  if (state.matches({ attempt: 'unreachable' })) {
    return <Callout tone="caution">{t('app.unreachable')}</Callout>;
  }
  if (state.matches({ attempt: 'lockedOut' })) {
    return <Callout tone="caution">{plural('auth.login.lockedOut', secondsLeft)}</Callout>;
  }
  if (!state.matches({ attempt: 'rejected' }) || failure?.kind === 'invalid') return null;
  return <Oops />;
}
