import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { registrationMachine } from '#machines/auth/registration.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { formText } from '#src/ui/form-text.ts';
import { Form } from '#src/ui/form.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { Agreement } from './agreement.tsx';
import { AttemptNotice } from './attempt-notice.tsx';
import { InvitationView } from './invitation.view.tsx';
import { formRefusal, formTexts } from './refusal-texts.ts';
import { SocialButtons } from './social-buttons.tsx';
import { UsernameView } from './username.view.tsx';

/** The registration form in every state of its chart. */
export function RegistrationView({ actor }: { actor: ActorRefFrom<typeof registrationMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure, name, secondsLeft, social } = state.context;
  const isAttaching = useSelector(social?.actor, (part) => part?.matches('offering') ?? false);
  const { invitation } = state.children;
  const isLocked = state.matches('lockedOut');
  const submit = (data: FormData) =>
    actor.send({
      type: 'form.submit',
      form: {
        email: formText(data, 'email'),
        username: formText(data, 'username'),
        displayName: formText(data, 'display_name'),
        password: formText(data, 'password'),
      },
    });
  return (
    <Stack>
      {invitation && <InvitationView actor={invitation} />}
      <div hidden={isAttaching}>
        <Form
          label={t('auth.registration.title')}
          onSubmit={submit}
          refused={failure?.kind === 'invalid' ? failure.fields : undefined}
        >
          <AttemptNotice
            status={state.value}
            failure={failure}
            secondsLeft={secondsLeft}
            fields={['email', 'username', 'display_name', 'password']}
            words={formTexts}
          />
          <TextField
            name="email"
            type="email"
            autoComplete="username"
            label={t('auth.login.email')}
            error={formRefusal(t, failure, 'email')}
            required
          />
          <UsernameView actor={name} error={formRefusal(t, failure, 'username')} />
          <TextField
            name="display_name"
            autoComplete="name"
            label={t('auth.registration.displayName')}
            help={t('auth.registration.displayNameHelp')}
            maxLength={50}
            error={formRefusal(t, failure, 'display_name')}
            required
          />
          <PasswordField
            name="password"
            autoComplete="new-password"
            label={t('auth.login.password')}
            help={t('auth.registration.passwordHelp')}
            error={formRefusal(t, failure, 'password')}
            required
          />
          <Agreement />
          <Button type="submit" tone="primary" busy={state.hasTag('busy')} disabled={isLocked}>
            {t('auth.registration.submit')}
          </Button>
        </Form>
      </div>
      {social && <SocialButtons {...social} />}
    </Stack>
  );
}
