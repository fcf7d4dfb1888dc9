import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { profileSettingsMachine } from '#machines/settings/profile-settings.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
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
    if (state.matches('loading'))
      return (
        <Loading label={t('settings.profileSettings.loading')}>
          <Skeleton lines={6} />
        </Loading>
      );
    if (state.matches('failed'))
      return (
        <Callout
          tone="caution"
          actions={
            <Button onClick={() => actor.send({ type: 'profile.retry' })}>
              {t('settings.securitySettings.retry')}
            </Button>
          }
        >
          {t('settings.profileSettings.failed')}
        </Callout>
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
