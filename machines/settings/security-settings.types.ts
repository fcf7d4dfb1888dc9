import type { ActorRefFrom } from 'xstate';
import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { accountLogMachine } from './account-log.machine.ts';
import type { deviceSessionsMachine } from './device-sessions.machine.ts';
import type { DeviceSessionsEmitted } from './device-sessions.types.ts';
import type { passwordChangeMachine } from './password-change.machine.ts';
import type { PasswordChangeEmitted, PasswordChangeInput } from './password-change.types.ts';
import type { passkeysMachine } from './passkeys.machine.ts';
import type { PasskeysEmitted, PasskeysInput } from './passkeys.types.ts';
import type { secondFactorMachine } from './second-factor.machine.ts';
import type { SecondFactorEmitted } from './second-factor.types.ts';
import type { socialAccountsMachine } from './social-accounts.machine.ts';
import type { stockFactorMachine } from './stock-factor.machine.ts';
import type { StockFactorEmitted } from './stock-factor.types.ts';
import type { SocialAccountsEmitted, SocialAccountsInput } from './social-accounts.types.ts';

export interface SecuritySettingsInput {
  readonly password: PasswordChangeInput;
  readonly social: SocialAccountsInput;
  /** Null where the server knows none. */
  readonly passkeys: PasskeysInput | null;
}

export interface SecuritySettingsContext {
  readonly password: ChildOf<typeof passwordChangeMachine>;
  readonly factor: ChildOf<typeof secondFactorMachine>;
  /** In place of `factor`, where the server does not say how it stands. */
  readonly stock: ChildOf<typeof stockFactorMachine> | null;
  readonly passkeys: ChildOf<typeof passkeysMachine> | null;
  readonly sessions: ChildOf<typeof deviceSessionsMachine>;
  readonly social: ChildOf<typeof socialAccountsMachine>;
  readonly log: ActorRefFrom<typeof accountLogMachine>;
}

export type SecuritySettingsEmitted =
  | PasswordChangeEmitted
  | SecondFactorEmitted
  | StockFactorEmitted
  | PasskeysEmitted
  | DeviceSessionsEmitted
  | SocialAccountsEmitted;

export type SecuritySettingsEvent =
  | ChildEmitted<SecuritySettingsEmitted>
  | DialogsEmitted
  /** The server answers again. */
  | { type: 'connection.restored' };
