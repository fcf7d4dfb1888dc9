import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { profileSettingsMachine } from '#machines/settings/profile-settings.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { formText } from '#src/ui/form-text.ts';
import { Form } from '#src/ui/form.tsx';
import { KeptFields } from '#src/ui/kept-fields.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { Row } from '#src/ui/stack.tsx';
import { TakeFocus } from '#src/ui/take-focus.tsx';
import { useText } from '#src/ui/text.tsx';
import { Textarea } from '#src/ui/textarea.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { UnsavedForm } from '#src/ui/unsaved-form.tsx';
import { AttemptNotice } from '../auth/attempt-notice.tsx';
import { formRefusal, formTexts } from '../auth/refusal-texts.ts';
import { UsernameView } from '../auth/username.view.tsx';

interface ProfileFormProps {
  readonly state: SnapshotFrom<typeof profileSettingsMachine>;
  readonly send: ActorRefFrom<typeof profileSettingsMachine>['send'];
}

/** The fields of the profile, and below them what is to be said of saving. */
export function ProfileForm({ state, send }: ProfileFormProps) {
  const { t } = useText();
  const { name, saved, failure, secondsLeft } = state.context;
  const isLocked = state.matches('lockedOut');
  const isSaving = state.matches('saving');
  const isUpdated = state.matches('updated');
  const isUnsaved = !state.matches('editing') && !isUpdated;
  return (
    <Form
      label={t('settings.profileSettings.title')}
      onSubmit={() => send({ type: 'form.submit' })}
      errors={failure?.kind === 'invalid' ? failure.fields : undefined}
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
            },
          })
        }
      />
      <KeptFields name="settings-profile" />
      <AttemptNotice
        status={typeof state.value === 'string' ? state.value : ''}
        failure={failure}
        secondsLeft={secondsLeft}
        fields={['display_name', 'username', 'about']}
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
      {isUpdated && (
        <TakeFocus>
          <Callout tone="positive">{t('settings.profileSettings.updated')}</Callout>
        </TakeFocus>
      )}
      {isUnsaved && (
        <Row>
          <Quiet>{t('settings.frame.unsaved')}</Quiet>
          <Button disabled={isSaving || isLocked} onClick={() => send({ type: 'form.discard' })}>
            {t('settings.frame.discard')}
          </Button>
          <Button type="submit" tone="primary" busy={isSaving} disabled={isLocked}>
            {t('settings.frame.save')}
          </Button>
        </Row>
      )}
    </Form>
  );
}
