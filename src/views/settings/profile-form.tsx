import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { profileSettingsMachine } from '#machines/settings/profile-settings.machine.ts';
import { formText } from '#src/ui/form-text.ts';
import { Form } from '#src/ui/form.tsx';
import { KeptFields } from '#src/ui/kept-fields.tsx';
import { useText } from '#src/ui/text.tsx';
import { Textarea } from '#src/ui/textarea.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { UnsavedForm } from '#src/ui/unsaved-form.tsx';
import { AttemptNotice } from '../auth/attempt-notice.tsx';
import { formRefusal, formTexts } from '../auth/refusal-texts.ts';
import { UsernameView } from '../auth/username.view.tsx';
import { CountriesView } from './countries.view.tsx';
import { ProfileFoot } from './profile-foot.tsx';

interface ProfileFormProps {
  readonly state: SnapshotFrom<typeof profileSettingsMachine>;
  readonly send: ActorRefFrom<typeof profileSettingsMachine>['send'];
}

/** The fields of the profile. */
export function ProfileForm({ state, send }: ProfileFormProps) {
  const { t } = useText();
  const { name, countries, saved, form, failure, secondsLeft } = state.context;
  const isSaving = state.matches('saving') || state.matches('comparing');
  const isUpdated = state.matches('updated');
  const isUnsaved = !state.matches('editing') && !isUpdated;
  return (
    <Form
      label={t('settings.profileSettings.title')}
      onSubmit={() => send({ type: 'form.submit' })}
      refused={failure?.kind === 'invalid' ? failure.fields : undefined}
    >
      <UnsavedForm
        isUnsaved={isUnsaved}
        onEdit={(data) =>
          send({
            type: 'form.edit',
            form: {
              displayName: formText(data, 'display_name'),
              username: formText(data, 'username'),
              about: formText(data, 'about'),
              country: form.country === null ? null : formText(data, 'country'),
            },
          })
        }
      />
      <KeptFields name="settings-profile" isSaved={isUpdated} />
      <AttemptNotice
        status={typeof state.value === 'string' ? state.value : ''}
        failure={failure}
        secondsLeft={secondsLeft}
        fields={['display_name', 'username', 'country', 'about']}
        words={formTexts}
      />
      <TextField
        name="display_name"
        autoComplete="name"
        label={t('auth.registration.displayName')}
        help={t('settings.profileSettings.displayNameHelp')}
        defaultValue={saved.displayName}
        maxLength={50}
        error={formRefusal(t, failure, 'display_name')}
        readOnly={isSaving}
        required
      />
      <UsernameView
        actor={name}
        own={saved.username}
        note={t('settings.profileSettings.oldLinks')}
        defaultValue={saved.username}
        error={formRefusal(t, failure, 'username')}
        readOnly={isSaving}
      />
      {form.country !== null && (
        <CountriesView
          actor={countries}
          value={form.country}
          onChoose={(country) => send({ type: 'form.edit', form: { ...form, country } })}
          error={formRefusal(t, failure, 'country')}
          disabled={isSaving}
        />
      )}
      <Textarea
        name="about"
        label={t('settings.profileSettings.about')}
        help={t('settings.profileSettings.aboutHelp')}
        defaultValue={saved.about}
        maxLength={1000}
        rows={4}
        grows
        error={formRefusal(t, failure, 'about')}
        readOnly={isSaving}
      />
      <ProfileFoot state={state} send={send} />
    </Form>
  );
}
