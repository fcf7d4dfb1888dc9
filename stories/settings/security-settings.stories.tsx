import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountLogMachine } from '#machines/settings/account-log.machine.ts';
import { deviceSessionsMachine } from '#machines/settings/device-sessions.machine.ts';
import { passkeysMachine } from '#machines/settings/passkeys.machine.ts';
import { passwordChangeMachine } from '#machines/settings/password-change.machine.ts';
import { secondFactorMachine } from '#machines/settings/second-factor.machine.ts';
import { securitySettingsMachine } from '#machines/settings/security-settings.machine.ts';
import { socialAccountsMachine } from '#machines/settings/social-accounts.machine.ts';
import { SecuritySettingsView } from '#src/views/settings/security-settings.view.tsx';
import { at } from '#stories/lib/at.ts';
import { firefox, here, passwordChanged, phone, signedIn, synced } from './settings.fixtures.ts';

export default {
  title: 'Screens/Settings/Security',
  component: SecuritySettingsView,
} satisfies Meta<typeof SecuritySettingsView>;

export const Tending: StoryObj<typeof SecuritySettingsView> = {
  args: {
    actor: at(securitySettingsMachine, 'tending', {
      password: at(passwordChangeMachine, 'editing', {
        email: 'ada@fanfare.test',
        hasPassword: true,
        failure: null,
        secondsLeft: 0,
      }),
      factor: at(secondFactorMachine, 'protected', { codesLeft: 8, failure: null }),
      stock: null,
      passkeys: at(passkeysMachine, 'listed', {
        canAdd: true,
        device: firefox,
        passkeys: [synced],
        isOnlyWay: false,
        chosen: null,
        failure: null,
      }),
      sessions: at(deviceSessionsMachine, 'listed', {
        sessions: [here, phone],
        ending: null,
        failure: null,
      }),
      social: at(socialAccountsMachine, 'listed', {
        providers: { google: 'window', twitter: 'offered' },
        slot: 'google-attach',
        accounts: [{ provider: 'google', attachedAt: '2026-05-04T10:00:00.000Z' }],
        hasPassword: true,
        isOnlyWay: false,
        ticket: null,
        failure: null,
        provider: 'google',
      }),
      log: at(accountLogMachine, 'exhausted', {
        entries: [signedIn, passwordChanged],
        cursor: null,
        failure: null,
      }),
    }),
  },
};
