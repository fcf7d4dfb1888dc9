import type { ActorRefFrom } from 'xstate';
import type { EmailChangeUpdated, ExportUpdated, Viewer } from '../auth/viewer.types.ts';
import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { dataExportMachine } from './data-export.machine.ts';
import type { emailChangeMachine } from './email-change.machine.ts';
import type { EmailChangeInput } from './email-change.types.ts';
import type { pictureChoiceMachine } from './picture-choice.machine.ts';
import type { PictureChoiceEmitted } from './picture-choice.types.ts';
import type { profileSettingsMachine } from './profile-settings.machine.ts';
import type { ProfileSettingsEmitted } from './profile-settings.types.ts';
import type { subscriptionSettingsMachine } from './subscription-settings.machine.ts';
import type { stockProfileMachine } from './stock-profile.machine.ts';
import type { StockProfileEmitted } from './stock-profile.types.ts';

/** The server says more of the member: they may sell by now. */
export interface ViewerChanged {
  type: 'viewer.changed';
  viewer: Viewer | null;
}

export interface AccountSettingsInput extends EmailChangeInput {
  /** The member sells, as far as is known when the page opens: their offer is going to be a form. */
  readonly isCreator: boolean;
  /** The member has a picture, as far as is known then. */
  readonly hasPhoto: boolean;
}

export interface AccountSettingsContext extends Omit<AccountSettingsInput, 'email'> {
  readonly profile: ChildOf<typeof profileSettingsMachine>;
  /** In place of `profile`, where the server knows none. */
  readonly stock: ChildOf<typeof stockProfileMachine> | null;
  readonly avatar: ChildOf<typeof pictureChoiceMachine>;
  readonly banner: ChildOf<typeof pictureChoiceMachine>;
  readonly email: ActorRefFrom<typeof emailChangeMachine>;
  readonly subscription: ActorRefFrom<typeof subscriptionSettingsMachine>;
  readonly copy: ActorRefFrom<typeof dataExportMachine>;
}

export type AccountSettingsEmitted =
  | ProfileSettingsEmitted
  | StockProfileEmitted
  | PictureChoiceEmitted;

export type AccountSettingsEvent =
  | ChildEmitted<AccountSettingsEmitted>
  | ViewerChanged
  | EmailChangeUpdated
  | ExportUpdated
  /** The live channel stands again: something may have been missed. */
  | { type: 'connection.caughtUp' }
  /** The server answers again. */
  | { type: 'connection.restored' };
