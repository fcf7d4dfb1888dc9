import { accountSettingsMachine } from '#machines/settings/account-settings.machine.ts';
import { pictureChoiceMachine } from '#machines/settings/picture-choice.machine.ts';
import { profileSettingsMachine } from '#machines/settings/profile-settings.machine.ts';
import { subscriptionSettingsMachine } from '#machines/settings/subscription-settings.machine.ts';
import { pictureChoiceAdapter } from '#src/actors/settings/picture-choice.adapter.ts';
import { profileSettingsAdapter } from '#src/actors/settings/profile-settings.adapter.ts';
import { subscriptionSettingsAdapter } from '#src/actors/settings/subscription-settings.adapter.ts';
import { AccountSettingsView } from '#src/views/settings/account-settings.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** `/settings/profile`: what others read of a member, and what a creator offers. */
export default defineScreen({
  machine: accountSettingsMachine,
  View: AccountSettingsView,
  title: 'settings.frame.account',
  provide: ({ http, config }) => ({
    actors: {
      profile: profileSettingsMachine.provide(profileSettingsAdapter(http)),
      picture: pictureChoiceMachine.provide(pictureChoiceAdapter({ http, config })),
      subscription: subscriptionSettingsMachine.provide(subscriptionSettingsAdapter(http)),
    },
  }),
});
