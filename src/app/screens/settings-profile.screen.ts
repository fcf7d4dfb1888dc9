import { accountSettingsMachine } from '#machines/settings/account-settings.machine.ts';
import { dataExportMachine } from '#machines/settings/data-export.machine.ts';
import { emailChangeMachine } from '#machines/settings/email-change.machine.ts';
import { pictureChoiceMachine } from '#machines/settings/picture-choice.machine.ts';
import { profileSettingsMachine } from '#machines/settings/profile-settings.machine.ts';
import { subscriptionSettingsMachine } from '#machines/settings/subscription-settings.machine.ts';
import { stockProfileMachine } from '#machines/settings/stock-profile.machine.ts';
import { dataExportAdapter } from '#src/actors/settings/data-export.adapter.ts';
import { emailChangeAdapter } from '#src/actors/settings/email-change.adapter.ts';
import { stockProfileAdapter } from '#src/actors/settings/stock-profile.adapter.ts';
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
  provide: ({ http, app, store, keys, config: { apiOrigin: origin } }) => ({
    actors: {
      profile: profileSettingsMachine.provide(profileSettingsAdapter(http)),
      stock: stockProfileMachine.provide(stockProfileAdapter(http)),
      picture: pictureChoiceMachine.provide(
        pictureChoiceAdapter({ http, app, store, key: keys.pictures }),
      ),
      email: emailChangeMachine.provide(emailChangeAdapter(http)),
      subscription: subscriptionSettingsMachine.provide(subscriptionSettingsAdapter(http)),
      copy: dataExportMachine.provide(dataExportAdapter({ http, document, origin })),
    },
  }),
  input: ({ viewer }) => ({
    email: viewer?.email ?? '',
    isCreator: viewer?.isCreator === true,
    hasPhoto: !!viewer?.profilePhoto,
  }),
});
