import type { Failure } from '../lib/failure.ts';
import type { DialogsEmitted } from '../modal/dialogs.types.ts';
import type { AccessChanged } from './device.types.ts';
import type { TwoFactorAsked } from './two-factor-setup.types.ts';

/** How the second factor stands. */
export interface SecondFactor {
  readonly isOn: boolean;
  /** Recovery codes that were never used. */
  readonly codesLeft: number;
}

export interface SecondFactorContext {
  readonly codesLeft: number;
  readonly failure: Failure | null;
}

export type SecondFactorEvent =
  | { type: 'factor.setUp' }
  | { type: 'factor.turnOff' }
  | { type: 'codes.renew' }
  | { type: 'factor.retry' }
  | { type: 'connection.restored' }
  | DialogsEmitted;

export type SecondFactorEmitted =
  | { type: 'session.expired' }
  | AccessChanged
  | { type: 'notice.shown'; tone: 'positive'; key: string }
  | { type: 'dialog.requested'; id: string; dialog: 'twoFactorSetup'; input: TwoFactorAsked }
  | {
      type: 'dialog.requested';
      id: string;
      dialog: 'confirm';
      input: { title: string; body: string; confirm: string; tone: 'negative' };
    };
