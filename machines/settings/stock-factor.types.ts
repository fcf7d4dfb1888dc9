import type { Failure } from '../lib/failure.ts';
import type { DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { AccessChanged } from './device.types.ts';
import type { FactorSettled, SecondFactorEmitted } from './second-factor.types.ts';

export interface StockFactorContext {
  readonly failure: Failure | null;
}

export type StockFactorEvent =
  | { type: 'factor.setUp' }
  | { type: 'factor.turnOff' }
  | DialogsEmitted;

export type StockFactorEmitted =
  | AccessChanged
  | FactorSettled
  | Extract<SecondFactorEmitted, { type: 'notice.shown' | 'dialog.requested' }>;
