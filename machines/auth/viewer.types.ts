import type { LocaleCode } from '../app/locale-code.types.ts';

/** Privacy settings of a member. */
export interface Privacy {
  /** Senders of a first message: `known` are the people of their follows and subscriptions. */
  readonly writers: 'everyone' | 'known' | 'nobody';
  readonly showsOnline: boolean;
  /** Searches and suggestions lead to them. */
  readonly isFindable: boolean;
}

/** The member who uses the app, as every chart knows them. */
export interface Viewer {
  readonly id: number;
  readonly email: string;
  readonly username: string;
  readonly displayName: string;
  readonly profilePhoto: string | null;
  readonly isVerified: boolean;
  readonly isDeleted: boolean;
  /** Time of the final deletion of a closed account (ISO 8601), where the server sends it. */
  readonly deleteAt?: string;
  readonly isCreator: boolean;
  /** Has a post, a draft, an upload or an approved identity; absent where the server does not say. */
  readonly hasStudio?: boolean;
  /** False after a social registration; absent where the server does not send it. */
  readonly hasPassword?: boolean;
  readonly preferredLocale: LocaleCode | null;
  /** Absent where the server lets nobody choose. */
  readonly privacy?: Privacy;
}

/** A change of the address was begun, confirmed or ended, or has come to pass, on whichever device. */
export interface EmailChangeUpdated {
  type: 'emailChange.updated';
  status: 'pending' | 'changed' | 'ended';
}

/** The member closed their account, or took it back, on whichever device. */
export interface AccountUpdated {
  type: 'account.updated';
}

/** Event: notification or privacy settings were changed in another tab or on another device. */
export interface SettingsUpdated {
  type: 'settings.updated';
}

/** A copy of everything of the member's goes on, or has ended, whichever device asked for it. */
export interface ExportUpdated {
  type: 'export.updated';
  status: 'making' | 'ready' | 'failed' | 'expired';
  /** Files that are in it, of how many; both 0 while they are not counted. */
  done: number;
  total: number;
}
