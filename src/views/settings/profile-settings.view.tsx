import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { profileSettingsMachine } from '#machines/settings/profile-settings.machine.ts';
import { RetryCallout } from '#src/ui/callout.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useText } from '#src/ui/text.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SecurityBlock } from './security-block.tsx';

/** What others read of a member, in every state of its chart. */
export function ProfileSettingsView({
  actor,
}: {
  actor: ActorRefFrom<typeof profileSettingsMachine>;
}) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const body = () => {
    if (state.matches('loading') || state.matches('absent'))
      return (
        <Loading label={t('settings.profileSettings.loading')}>
          <Skeleton lines={6} />
        </Loading>
      );
    if (state.matches('failed'))
      return (
        <RetryCallout
          tone="caution"
          retry={t('settings.securitySettings.retry')}
          onRetry={() => actor.send({ type: 'profile.retry' })}
        >
          {t('settings.profileSettings.failed')}
        </RetryCallout>
      );
    return <ProfileForm key={state.context.fill} state={state} send={actor.send} />;
  };
  return (
    <SecurityBlock
      id="settings-profile"
      title={t('settings.profileSettings.title')}
      lead={t('settings.profileSettings.lead')}
    >
      {body()}
    </SecurityBlock>
  );
}
