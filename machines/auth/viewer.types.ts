import type { LocaleCode } from '../app/locale.types.ts';

/** The member who uses the app, as every chart knows them. */
export interface Viewer {
  readonly id: number;
  readonly email: string;
  readonly username: string;
  readonly displayName: string;
  readonly profilePhoto: string | null;
  readonly isVerified: boolean;
  readonly isDeleted: boolean;
  readonly isCreator: boolean;
  /** False after a social registration; absent where the server does not send it. */
  readonly hasPassword?: boolean;
  readonly preferredLocale: LocaleCode | null;
}
