import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { passwordChangeMachine } from '#machines/settings/password-change.machine.ts';
import { Callout } from '#src/ui/style/callout.tsx';
import { formText } from '#src/ui/fields/form-text.ts';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { Submission } from '#src/ui/fields/submission.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { AttemptStatus } from '../auth/attempt-form.tsx';
import { formTexts } from '../auth/refusal-texts.ts';
import { refusalOf, type Words } from '../auth/refusal.ts';
import { SecurityBlock } from './security-block.tsx';

const words: Words = {
  ...formTexts,
  'The provided password does not match your current password.': 'settings.passwordChange.wrong',
};

/** Another password, or the first one of a member who came through a provider. */
export function PasswordChangeView({
  actor,
}: {
  actor: ActorRefFrom<typeof passwordChangeMachine>;
}) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const email = useSelector(actor, ({ context }) => context.email);
  const hasPassword = useSelector(actor, ({ context }) => context.hasPassword);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isUpdated = phase === 'updated';
  const title = t(hasPassword ? 'settings.passwordChange.title' : 'settings.passwordChange.first');
  return (
    <SecurityBlock
      id="settings-password"
      title={title}
      lead={t(hasPassword ? 'settings.passwordChange.lead' : 'settings.passwordChange.firstLead')}
    >
      {isUpdated && (
        <Callout tone="positive" title={t('settings.passwordChange.updated')}>
          {t('settings.passwordChange.others')}
        </Callout>
      )}
      <Submission
        key={isUpdated ? 'updated' : 'form'}
        label={title}
        phase={phase}
        failure={failure}
        notice={
          <AttemptStatus actor={actor} fields={['current_password', 'password']} words={words} />
        }
        submit={t('settings.passwordChange.submit')}
        tone="primary"
        onSubmit={(data) =>
          actor.send({
            type: 'form.submit',
            form: {
              currentPassword: formText(data, 'current_password'),
              password: formText(data, 'password'),
            },
          })
        }
      >
        {/* A password manager files the new password under it. */}
        <input hidden readOnly name="email" autoComplete="username" value={email} />
        {hasPassword && (
          <PasswordField
            name="current_password"
            autoComplete="current-password"
            label={t('settings.passwordChange.current')}
            error={refusalOf(t, failure, 'current_password', words)}
            required
          />
        )}
        <PasswordField
          name="password"
          autoComplete="new-password"
          label={t('settings.passwordChange.password')}
          help={t('auth.registration.passwordHelp')}
          error={refusalOf(t, failure, 'password', words)}
          required
        />
      </Submission>
    </SecurityBlock>
  );
}
