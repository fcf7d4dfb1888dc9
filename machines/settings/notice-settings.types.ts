import type { SettingsUpdated } from '../auth/viewer.types.ts';
import type { AtOnceContext, Chosen } from '../parts/at-once.ts';

/** Notifications that a member can turn off; those about their own money always come. */
export interface NoticeSettings {
  readonly likes: boolean;
  readonly comments: boolean;
  /** Purchases of the member's items, tips included. */
  readonly purchases: boolean;
  readonly followers: boolean;
  readonly subscribers: boolean;
}

export type NoticeSettingsContext = AtOnceContext<NoticeSettings>;

export type NoticeSettingsEvent =
  | Chosen<NoticeSettings>
  | SettingsUpdated
  | { type: 'settings.retry' }
  /** The live channel stands again: something may have been missed. */
  | { type: 'connection.caughtUp' }
  /** The server answers again. */
  | { type: 'connection.restored' };
