import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { profileSettingsMachine } from '#machines/settings/profile-settings.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { Row } from '#src/ui/stack.tsx';
import { TakeFocus } from '#src/ui/take-focus.tsx';
import { useText } from '#src/ui/text.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';

interface ProfileFootProps {
  readonly state: SnapshotFrom<typeof profileSettingsMachine>;
  readonly send: ActorRefFrom<typeof profileSettingsMachine>['send'];
}

/** What is to be said of saving, below the fields of the profile. */
export function ProfileFoot({ state, send }: ProfileFootProps) {
  const { t, region } = useText();
  const { form, other } = state.context;
  const named = (code: string | null) => (code ? region(code) : '');
  if (state.matches('editing')) return null;
  if (state.matches('updated'))
    return (
      <TakeFocus>
        <Callout tone="positive">{t('settings.profileSettings.updated')}</Callout>
      </TakeFocus>
    );
  if (state.matches('stale') && other)
    return (
      <ChangedElsewhere
        send={send}
        fields={[
          {
            name: t('auth.registration.displayName'),
            mine: form.displayName,
            other: other.displayName,
          },
          { name: t('auth.username.username'), mine: form.username, other: other.username },
          {
            name: t('settings.countries.country'),
            mine: named(form.country),
            other: named(other.country),
          },
          { name: t('settings.profileSettings.about'), mine: form.about, other: other.about },
        ]}
      />
    );
  const isSaving = state.matches('saving') || state.matches('comparing');
  const isLocked = state.matches('lockedOut');
  return (
    <Row>
      <Quiet>{t('settings.frame.unsaved')}</Quiet>
      <Button disabled={isSaving || isLocked} onClick={() => send({ type: 'form.discard' })}>
        {t('settings.frame.discard')}
      </Button>
      <Button type="submit" tone="primary" busy={isSaving} disabled={isLocked}>
        {t('settings.frame.save')}
      </Button>
    </Row>
  );
}
