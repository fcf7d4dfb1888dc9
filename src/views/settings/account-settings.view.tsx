import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { accountSettingsMachine } from '#machines/settings/account-settings.machine.ts';
import { lazyView } from '#src/ui/lazy-view.tsx';
import { ProfileSettingsView } from './profile-settings.view.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { SubscriptionSettingsView } from './subscription-settings.view.tsx';

/** With the picker of files, which the chats have too: fetched beside the rest of the page. */
const PictureChoiceView = lazyView(
  async () => (await import('./picture-choice.view.tsx')).PictureChoiceView,
);

/** What others see of the account and what it offers, block by block. */
export function AccountSettingsView({
  actor,
}: {
  actor: ActorRefFrom<typeof accountSettingsMachine>;
}) {
  const { profile, avatar, banner, subscription } = useSelector(actor, ({ context }) => context);
  return (
    <SettingsFrame page="account">
      <ProfileSettingsView actor={profile} />
      <PictureChoiceView actor={avatar} />
      <PictureChoiceView actor={banner} />
      <SubscriptionSettingsView actor={subscription} />
    </SettingsFrame>
  );
}
