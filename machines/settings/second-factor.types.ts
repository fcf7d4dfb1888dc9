import type { Failure } from '../lib/failure.ts';
import type {
  ConfirmDialog,
  DialogRequested,
  DialogsEmitted,
} from '../modal/dialog-token.types.ts';
import type { AccessChanged } from './device.types.ts';
import type { TwoFactorSetupDialog } from './two-factor-setup.types.ts';

export interface Standing {
  readonly isOn: boolean;
}

/** State of the second factor. */
export interface SecondFactor extends Standing {
  /** Recovery codes that were never used. */
  readonly codesLeft: number;
}

export interface SecondFactorContext {
  readonly codesLeft: number;
  readonly failure: Failure | null;
}

/** Event: Fortify's routes have turned the second factor on or off. */
export interface FactorSettled extends Standing {
  type: 'factor.settled';
}

export type SecondFactorEvent =
  | { type: 'factor.setUp' }
  | { type: 'factor.turnOff' }
  | { type: 'codes.renew' }
  | { type: 'factor.retry' }
  | { type: 'connection.restored' }
  | FactorSettled
  | DialogsEmitted;

export type SecondFactorEmitted =
  | AccessChanged
  /** The server does not say whether there is one. */
  | { type: 'factor.unsaid' }
  | { type: 'notice.shown'; tone: 'positive'; key: string }
  | DialogRequested<TwoFactorSetupDialog | ConfirmDialog>;
