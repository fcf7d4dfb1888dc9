import type { ChildEmitted } from '../parts/children.ts';
import type { Failure } from '../lib/failure.ts';
import type { PasskeyLoginEmitted } from './passkey-login.types.ts';
import type { PasskeyMixin } from './passkey-mixin.ts';
import type { Viewer } from './viewer.types.ts';

export interface TwoFactorInput {
  /** True if the server supports passkeys. */
  readonly passkeys: boolean;
}

export interface TwoFactorContext extends PasskeyMixin {
  /** Error of the last proof; null while there is nothing to explain. */
  readonly failure: Failure | null;
  /** Proofs refused in a row. From the third on, a timed-out sign-in is the likelier cause. */
  readonly refusals: number;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type TwoFactorEvent =
  | ChildEmitted<PasskeyLoginEmitted>
  | { type: 'code.submit'; code: string }
  | { type: 'recovery.submit'; code: string }
  | { type: 'method.switch' }
  | { type: 'challenge.restart' }
  /** The session says who uses the app; null here means that the login did not hold. */
  | { type: 'viewer.changed'; viewer: Viewer | null };

/** Events emitted to the app. */
export type TwoFactorEmitted = { type: 'session.opened' } | { type: 'challenge.lost' };
