import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { securitySettingsMachine } from '#machines/settings/security-settings.machine.ts';
import { AccountLogView } from './account-log.view.tsx';
import { DeviceSessionsView } from './device-sessions.view.tsx';
import { PasskeysView } from './passkeys.view.tsx';
import { PasswordChangeView } from './password-change.view.tsx';
import { SocialAccountsView } from './social-accounts.view.tsx';
import { SecondFactorView } from './second-factor.view.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { StockFactorView } from './stock-factor.view.tsx';

/** The ways into the account, block by block. */
export function SecuritySettingsView({
  actor,
}: {
  actor: ActorRefFrom<typeof securitySettingsMachine>;
}) {
  const { password, factor, stock, passkeys, sessions, social, log } = useSelector(
    actor,
    ({ context }) => context,
  );
  return (
    <SettingsFrame page="security">
      <PasswordChangeView actor={password} />
      {stock ? <StockFactorView actor={stock} /> : <SecondFactorView actor={factor} />}
      {passkeys && <PasskeysView actor={passkeys} />}
      <DeviceSessionsView actor={sessions} />
      <SocialAccountsView actor={social} />
      <AccountLogView actor={log} />
    </SettingsFrame>
  );
}
