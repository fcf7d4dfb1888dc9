import type { AnyActorRef } from 'xstate';
import { forwardEmits } from '../lib/forward-emits.ts';
import type { LazyActorRef } from '../lib/lazy-logic.types.ts';
import type { passkeyLoginMachine } from './passkey-login.machine.ts';
import type { Viewer } from './viewer.types.ts';

/** What a form's chart keeps of signing in by a passkey; null where the server knows none. */
export interface PasskeyPart {
  readonly passkey: LazyActorRef<typeof passkeyLoginMachine> | null;
}

/** Subscribes the form's chart to the events of its passkey login, to forward them. */
export const listenToPasskey = ({ context, self }: { context: PasskeyPart; self: AnyActorRef }) => {
  if (context.passkey) forwardEmits(context.passkey, self);
};

/** The passkey's button wants to know, as the form does, whether a session held. */
export const notifyPasskey = (
  { context }: { context: PasskeyPart },
  { viewer }: { viewer: Viewer | null },
) => context.passkey?.send({ type: 'viewer.changed', viewer });
