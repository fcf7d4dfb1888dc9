import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { profileSettingsMachine } from '#machines/settings/profile-settings.machine.ts';
import { formText } from '#src/ui/fields/form-text.ts';
import { Form } from '#src/ui/fields/form.tsx';
import { KeptFields } from '#src/ui/fields/kept-fields.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { Textarea } from '#src/ui/fields/textarea.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { UnsavedForm } from '#src/ui/fields/unsaved-form.tsx';
import { AttemptStatus } from '../auth/attempt-form.tsx';
import { formRefusal, formTexts } from '../auth/refusal-texts.ts';
import { UsernameView } from '../auth/username.view.tsx';
import { CountriesView } from './countries.view.tsx';
import { ProfileFoot } from './profile-foot.tsx';

type Actor = ActorRefFrom<typeof profileSettingsMachine>;

/** The country: alone, since what is chosen is all of the fields that is drawn from the chart. */
function Country({ actor, disabled }: { actor: Actor; disabled: boolean }) {
  const { t } = useText();
  const countries = useSelector(actor, ({ context }) => context.countries);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const country = useSelector(actor, ({ context }) => context.form.country);
  if (country === null) return null;
  return (
    <CountriesView
      actor={countries}
      value={country}
      onChoose={(chosen) =>
        actor.send({
          type: 'form.edit',
          form: { ...actor.getSnapshot().context.form, country: chosen },
        })
      }
      error={formRefusal(t, failure, 'country')}
      disabled={disabled}
    />
  );
}

/** The fields of the profile. */
export function ProfileForm({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const name = useSelector(actor, ({ context }) => context.name);
  const saved = useSelector(actor, ({ context }) => context.saved);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const hasCountry = useSelector(actor, ({ context }) => context.form.country !== null);
  const isSaving = phase === 'saving' || phase === 'comparing';
  const isUpdated = phase === 'updated';
  const isUnsaved = phase !== 'editing' && !isUpdated;
  return (
    <Form
      label={t('settings.profileSettings.title')}
      onSubmit={() => actor.send({ type: 'form.submit' })}
      refused={failure?.kind === 'invalid' ? failure.fields : undefined}
    >
      <UnsavedForm
        isUnsaved={isUnsaved}
        onEdit={(data) =>
          actor.send({
            type: 'form.edit',
            form: {
              displayName: formText(data, 'display_name'),
              username: formText(data, 'username'),
              about: formText(data, 'about'),
              country: hasCountry ? formText(data, 'country') : null,
            },
          })
        }
      />
      <KeptFields name="settings-profile" isSaved={isUpdated} />
      <AttemptStatus
        actor={actor}
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
      <Country actor={actor} disabled={isSaving} />
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
      <ProfileFoot actor={actor} />
    </Form>
  );
}
