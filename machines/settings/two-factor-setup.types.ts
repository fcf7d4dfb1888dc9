import type { Failure } from '../lib/failure.ts';
import type { DialogToken } from '../modal/dialog-token.types.ts';

export interface TwoFactorAsked {
  /**
   * `setUp` from the key to the first code, `knownKey` the same with a key that was there before;
   * `newCodes` shows the eight codes alone.
   */
  readonly purpose: 'setUp' | 'knownKey' | 'newCodes';
}

export interface TwoFactorSetupInput extends TwoFactorAsked {
  /** Address of the codes' owner, for the printed sheet. */
  readonly email: string;
}

/** Secret of an authenticator app, and the codes for the day when it is lost. */
export interface TwoFactorSecret {
  /** The QR code as SVG. */
  readonly picture: string;
  /** `otpauth://…`, which opens an app on this device. */
  readonly address: string;
  /** Base32. */
  readonly key: string;
  readonly codes: readonly string[];
}

export interface TwoFactorSetupContext extends TwoFactorSetupInput {
  readonly secret: TwoFactorSecret | null;
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type TwoFactorSetupEvent =
  | { type: 'setup.retry' }
  | { type: 'step.next' }
  | { type: 'step.back' }
  /** The member says that the codes are kept. */
  | { type: 'codes.keep' }
  | { type: 'code.submit'; code: string }
  | { type: 'connection.restored' };

/** The dialog that sets the second factor up. */
export type TwoFactorSetupDialog = DialogToken<'twoFactorSetup', TwoFactorAsked, null>;
