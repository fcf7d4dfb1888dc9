import type { LazyChildOf } from '../parts/children.ts';
import type { passkeyLoginMachine } from './passkey-login.machine.ts';
import type { Viewer } from './viewer.types.ts';

/** Context part of a form that offers a passkey login; null where the server supports none. */
export interface PasskeyMixin {
  readonly passkey: LazyChildOf<typeof passkeyLoginMachine> | null;
}

/** The passkey's button wants to know, as the form does, whether a session held. */
export const notifyPasskey = (
  { context }: { context: PasskeyMixin },
  { viewer }: { viewer: Viewer | null },
) => context.passkey?.send({ type: 'viewer.changed', viewer });
