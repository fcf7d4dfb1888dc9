import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { accountSettingsMachine } from '#machines/settings/account-settings.machine.ts';
import { lazyView } from '#src/ui/loading/lazy-view.tsx';
import { DataExportView } from './data-export.view.tsx';
import { EmailChangeView } from './email-change.view.tsx';
import { PictureBlock } from './picture-block.tsx';
import { LeavingSection } from './leaving-section.tsx';
import { ProfileSettingsView } from './profile-settings.view.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { StockProfileView } from './stock-profile.view.tsx';
import { SubscriptionSettingsView } from './subscription-settings.view.tsx';

/** With the picker of files, which the chats have too: fetched beside the rest of the page. */
const PictureChoiceView = lazyView(
  async () => (await import('./picture-choice.view.tsx')).PictureChoiceView,
);

/** Settings of the public profile and of the creator's offer, block by block. */
export function AccountSettingsView({
  actor,
}: {
  actor: ActorRefFrom<typeof accountSettingsMachine>;
}) {
  const { isCreator, hasPhoto, ...blocks } = useSelector(actor, ({ context }) => context);
  const { profile, stock, avatar, banner, email, subscription, copy } = blocks;
  return (
    <SettingsFrame page="account">
      {stock ? <StockProfileView actor={stock} /> : <ProfileSettingsView actor={profile} />}
      <PictureChoiceView
        actor={avatar}
        hasPicture={hasPhoto}
        waiting={<PictureBlock slot="avatar" hasPicture={hasPhoto} />}
      />
      <PictureChoiceView
        actor={banner}
        hasPicture={hasPhoto}
        waiting={<PictureBlock slot="banner" hasPicture={hasPhoto} />}
      />
      <EmailChangeView actor={email} />
      <SubscriptionSettingsView actor={subscription} fields={isCreator ? 7 : 1} />
      <DataExportView actor={copy} />
      {/* Where Fortify has no call beside it, nobody leaves by one of ours either. */}
      <LeavingSection isOffered={!stock} />
    </SettingsFrame>
  );
}
