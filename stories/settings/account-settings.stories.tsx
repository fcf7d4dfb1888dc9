import type { Meta, StoryObj } from '@storybook/react-vite';
import { usernameMachine } from '#machines/auth/username.machine.ts';
import { accountSettingsMachine } from '#machines/settings/account-settings.machine.ts';
import { countriesMachine } from '#machines/settings/countries.machine.ts';
import { dataExportMachine } from '#machines/settings/data-export.machine.ts';
import { emailChangeMachine } from '#machines/settings/email-change.machine.ts';
import { pictureChoiceMachine } from '#machines/settings/picture-choice.machine.ts';
import { profileSettingsMachine } from '#machines/settings/profile-settings.machine.ts';
import { offerFormMachine } from '#machines/settings/offer-form.machine.ts';
import { subscriptionSettingsMachine } from '#machines/settings/subscription-settings.machine.ts';
import { AccountSettingsView } from '#src/views/settings/account-settings.view.tsx';
import { at } from '#stories/lib/at.ts';
import { filledOffer } from './offer-form.fixtures.ts';
import { noPicture, savedBanner } from './picture-choice.fixtures.ts';

export default {
  title: 'Screens/Settings/Account',
  component: AccountSettingsView,
} satisfies Meta<typeof AccountSettingsView>;

const picture = {
  align: savedBanner.align,
  upload: null,
  words: null,
  refusal: null,
  failure: null,
};
const profile = {
  displayName: 'Ada',
  username: 'ada',
  about: 'Ceramics.',
  country: 'PT',
  version: 'one',
};

export const Tending: StoryObj<typeof AccountSettingsView> = {
  args: {
    actor: at(accountSettingsMachine, 'tending', {
      isCreator: true,
      hasPhoto: true,
      profile: at(profileSettingsMachine, 'editing', {
        name: at(usernameMachine, 'unasked', { username: '', problem: null }),
        countries: at(countriesMachine, 'unasked', { locale: '', countries: [] }),
        saved: profile,
        form: profile,
        other: null,
        fill: 1,
        failure: null,
        secondsLeft: 0,
      }),
      stock: null,
      avatar: at(pictureChoiceMachine, 'resting', {
        ...picture,
        slot: 'avatar',
        saved: noPicture,
      }),
      banner: at(pictureChoiceMachine, 'resting', {
        ...picture,
        slot: 'banner',
        saved: savedBanner,
      }),
      email: at(emailChangeMachine, 'resting', {
        email: 'ada@fanfare.test',
        change: null,
        isRead: true,
        failure: null,
        secondsLeft: 0,
      }),
      subscription: at(subscriptionSettingsMachine, 'offering', {
        form: at(offerFormMachine, 'editing', filledOffer),
      }),
      copy: at(dataExportMachine, 'offered', { known: null, address: '', failure: null }),
    }),
  },
};
