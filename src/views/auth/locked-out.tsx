import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { Callout } from '#src/ui/style/callout.tsx';
import { Countdown } from '#src/ui/texts/countdown.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** A chart that counts down the seconds until it can be asked again. */
export interface Waiting {
  readonly subscribe: AnyActorRef['subscribe'];
  readonly getSnapshot: () => { readonly context: { readonly secondsLeft: number } };
}

/** Seconds of the lockout; a component of its own, so a tick re-renders nothing else. */
export function LockedOut({ actor }: { actor: Waiting }) {
  const { plural } = useText();
  const secondsLeft = useSelector(actor, ({ context }) => context.secondsLeft);
  return (
    <Callout tone="caution">
      <Countdown>{plural('auth.login.lockedOut', secondsLeft)}</Countdown>
    </Callout>
  );
}
