import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { registrationMachine } from '#machines/auth/registration.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { formText } from '#src/ui/fields/form-text.ts';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Agreement } from './agreement.tsx';
import { AttemptForm } from './attempt-form.tsx';
import { EmailField } from './email-field.tsx';
import { InvitationView } from './invitation.view.tsx';
import { formRefusal, formTexts } from './refusal-texts.ts';
import { SocialButtons } from './social-buttons.tsx';
import { UsernameView } from './username.view.tsx';

/** The registration form in every state of its chart. */
export function RegistrationView({ actor }: { actor: ActorRefFrom<typeof registrationMachine> }) {
  const { t } = useText();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const name = useSelector(actor, ({ context }) => context.name);
  const social = useSelector(actor, ({ context }) => context.social);
  const invitation = useSelector(actor, ({ children }) => children.invitation);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isLocked = useSelector(actor, (state) => state.matches('lockedOut'));
  const isAttaching = useSelector(social?.actor, (part) => part?.matches('offering') ?? false);
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
        <AttemptForm
          actor={actor}
          label={t('auth.registration.title')}
          fields={['email', 'username', 'display_name', 'password']}
          words={formTexts}
          onSubmit={submit}
        >
          <EmailField error={formRefusal(t, failure, 'email')} required />
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
          <Button type="submit" tone="primary" busy={isBusy} disabled={isLocked}>
            {t('auth.registration.submit')}
          </Button>
        </AttemptForm>
      </div>
      {social && <SocialButtons {...social} />}
    </Stack>
  );
}
