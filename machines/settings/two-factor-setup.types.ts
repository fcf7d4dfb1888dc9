import type { Failure } from '../lib/failure.ts';

export interface TwoFactorAsked {
  /** `setUp` from the key to the first code; `newCodes` shows the eight codes alone. */
  readonly purpose: 'setUp' | 'newCodes';
}

export interface TwoFactorSetupInput extends TwoFactorAsked {
  /** Whose codes they are: it stands on the sheet that is printed. */
  readonly email: string;
}

/** What an authenticator app needs, and the codes for the day when it is lost. */
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

export type TwoFactorSetupEmitted = { type: 'session.expired' };
