import type { SocialProviders } from '#machines/auth/social.types.ts';
import { accountLogMachine } from '#machines/settings/account-log.machine.ts';
import { deviceSessionsMachine } from '#machines/settings/device-sessions.machine.ts';
import { passkeysMachine } from '#machines/settings/passkeys.machine.ts';
import { passwordChangeMachine } from '#machines/settings/password-change.machine.ts';
import { secondFactorMachine } from '#machines/settings/second-factor.machine.ts';
import { securitySettingsMachine } from '#machines/settings/security-settings.machine.ts';
import { socialAccountsMachine } from '#machines/settings/social-accounts.machine.ts';
import { stockFactorMachine } from '#machines/settings/stock-factor.machine.ts';
import { accountLogAdapter } from '#src/actors/settings/account-log.adapter.ts';
import { deviceSessionsAdapter } from '#src/actors/settings/device-sessions.adapter.ts';
import { passkeysAdapter } from '#src/actors/settings/passkeys.adapter.ts';
import { passwordChangeAdapter } from '#src/actors/settings/password-change.adapter.ts';
import { stockFactorAdapter } from '#src/actors/settings/stock-factor.adapter.ts';
import { secondFactorAdapter } from '#src/actors/settings/second-factor.adapter.ts';
import { createGoogleIdentity } from '#src/actors/auth/google-identity.ts';
import { socialAccountsAdapter } from '#src/actors/settings/social-accounts.adapter.ts';
import { toDevice } from '#src/api/settings/device.ts';
import { hasPasskeys } from '#src/secure.ts';
import { SecuritySettingsView } from '#src/views/settings/security-settings.view.tsx';
import { defineScreen } from '../define-screen.ts';
import { googleOf } from '../social.ts';

/** `/settings/security`: the ways into the account, and what became of them. */
export default defineScreen({
  machine: securitySettingsMachine,
  View: SecuritySettingsView,
  title: 'settings.securitySettings.title',
  provide: ({ http, pendingLogout, tickets, config: { social, apiOrigin } }) => ({
    actors: {
      password: passwordChangeMachine.provide(passwordChangeAdapter(http)),
      passkeys: passkeysMachine.provide(passkeysAdapter(http)),
      factor: secondFactorMachine.provide(secondFactorAdapter(http)),
      stock: stockFactorMachine.provide(stockFactorAdapter(http)),
      sessions: deviceSessionsMachine.provide(deviceSessionsAdapter(http)),
      social: socialAccountsMachine.provide(
        socialAccountsAdapter({
          http,
          pendingLogout,
          origin: apiOrigin,
          tickets,
          googleClientId: social.googleClientId,
          google: googleOf(social),
          googleIdentity: createGoogleIdentity(document),
          isReturn: true,
          window,
        }),
      ),
      log: accountLogMachine.provide(accountLogAdapter(http)),
    },
  }),
  input: ({ viewer, services: { config } }) => {
    const providers: SocialProviders = {
      google: googleOf(config.social),
      twitter: config.social.twitter ? 'offered' : 'absent',
    };
    return {
      password: { email: viewer?.email ?? '', hasPassword: viewer?.hasPassword ?? true },
      social: { slot: 'google-attach', providers },
      passkeys: config.passkeys
        ? { canAdd: hasPasskeys(), device: toDevice(navigator.userAgent) }
        : null,
    };
  },
});
