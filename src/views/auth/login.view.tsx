import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '#machines/auth/login.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { Form } from '#src/ui/form.tsx';
import { Link } from '#src/ui/link.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { useText } from '#src/ui/text.tsx';
import { TextField } from '#src/ui/text-field.tsx';

/** The login form in every state of its chart. */
export function LoginView({ actor }: { actor: ActorRefFrom<typeof loginMachine> }) {
  const { t, plural } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure, secondsLeft } = state.context;
  const fields = failure?.kind === 'invalid' ? failure.fields : {};
  const submit = (data: FormData) => {
    actor.send({
      type: 'form.submit',
      form: {
        email: String(data.get('email') ?? ''),
        password: String(data.get('password') ?? ''),
        remember: data.get('remember') === 'on',
      },
    });
  };
  return (
    <Form label={t('auth.login.title')} onSubmit={submit} errors={fields}>
      {state.matches('unreachable') && <Callout tone="caution">{t('app.unreachable')}</Callout>}
      {state.matches('lockedOut') && (
        <Callout tone="caution">{plural('auth.login.lockedOut', secondsLeft)}</Callout>
      )}
      {state.matches('rejected') && failure?.kind !== 'invalid' && (
        <Callout tone="negative">{t('app.unexpected')}</Callout>
      )}
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        label={t('auth.fields.email')}
        error={fields['email']?.[0]}
        required
      />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={t('auth.fields.password')}
        error={fields['password']?.[0]}
        required
      />
      <CheckboxField name="remember" label={t('auth.login.remember')} />
      <Button
        type="submit"
        tone="primary"
        busy={state.hasTag('busy') || state.matches('signedIn') || state.matches('challenged')}
        disabled={state.matches('lockedOut')}
      >
        {t('auth.login.submit')}
      </Button>
      <Link href={href('forgotPassword')}>{t('auth.login.forgot')}</Link>
    </Form>
  );
}
