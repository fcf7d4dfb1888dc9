import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { profileSettingsMachine } from '#machines/settings/profile-settings.machine.ts';
import { ProfileBlock } from './profile-block.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Editor of the public profile, in every state of the chart. */
export function ProfileSettingsView({
  actor,
}: {
  actor: ActorRefFrom<typeof profileSettingsMachine>;
}) {
  const phase = useSelector(actor, ({ value }) => value);
  const fill = useSelector(actor, ({ context }) => context.fill);
  return (
    <ProfileBlock
      phase={phase === 'absent' ? 'loading' : phase}
      fields={5}
      last="5rem"
      onRetry={() => actor.send({ type: 'profile.retry' })}
    >
      <ProfileForm key={fill} actor={actor} />
    </ProfileBlock>
  );
}
