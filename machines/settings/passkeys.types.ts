import type { Failure } from '../lib/failure.ts';
import type { AccessChanged, Device } from './device.types.ts';

export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** True when its maker keeps it on more than one device. */
  readonly isSynced: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601; null for one that was never used. */
  readonly lastUsedAt: string | null;
}

/** Passkeys, and whether the last of them is the only way into the account. */
export interface OwnPasskeys {
  readonly passkeys: readonly Passkey[];
  readonly isOnlyWay: boolean;
}

/** Result of the browser's passkey dialog: a key, closed, or that this device has one already. */
export type AddEnd = 'added' | 'left' | 'known';

export interface PasskeysInput {
  /** True if this browser supports passkeys. */
  readonly canAdd: boolean;
  /** Browser that a new passkey is named after. */
  readonly device: Device;
}

export interface PasskeysContext extends PasskeysInput, OwnPasskeys {
  /** The one that is being named or removed. */
  readonly chosen: string | null;
  readonly failure: Failure | null;
}

export type PasskeysEvent =
  | { type: 'passkey.add'; name: string }
  | { type: 'passkey.rename'; id: string }
  | { type: 'passkey.remove'; id: string }
  | { type: 'name.save'; name: string }
  | { type: 'name.keep' }
  | { type: 'passkeys.retry' }
  | { type: 'connection.restored' }
  | AccessChanged;

export type PasskeysEmitted =
  | AccessChanged
  | { type: 'notice.shown'; tone: 'positive'; key: string };
