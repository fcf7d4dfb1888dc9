import type { ActorRefFrom } from 'xstate';
import type { ChildEmitted } from '../lib/forward-emits.ts';
import type { pictureChoiceMachine } from './picture-choice.machine.ts';
import type { PictureChoiceEmitted } from './picture-choice.types.ts';
import type { profileSettingsMachine } from './profile-settings.machine.ts';
import type { ProfileSettingsEmitted } from './profile-settings.types.ts';
import type { subscriptionSettingsMachine } from './subscription-settings.machine.ts';
import type { SubscriptionSettingsEmitted } from './subscription-settings.types.ts';

export interface AccountSettingsContext {
  readonly profile: ActorRefFrom<typeof profileSettingsMachine>;
  readonly avatar: ActorRefFrom<typeof pictureChoiceMachine>;
  readonly banner: ActorRefFrom<typeof pictureChoiceMachine>;
  readonly subscription: ActorRefFrom<typeof subscriptionSettingsMachine>;
}

export type AccountSettingsEmitted =
  ProfileSettingsEmitted | PictureChoiceEmitted | SubscriptionSettingsEmitted;

export type AccountSettingsEvent =
  | ChildEmitted<AccountSettingsEmitted>
  /** The server answers again. */
  | { type: 'connection.restored' };
