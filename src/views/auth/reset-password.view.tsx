import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { resetPasswordMachine } from '#machines/auth/reset-password.machine.ts';
import { Arrival } from '#src/ui/arrival.tsx';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { formText } from '#src/ui/form-text.ts';
import { Form } from '#src/ui/form.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { useText } from '#src/ui/text.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { AttemptNotice } from './attempt-notice.tsx';
import { formRefusal, formTexts } from './refusal-texts.ts';

type Actor = ActorRefFrom<typeof resetPasswordMachine>;

/** Setting a new password with a mailed link, or asking for another link. */
export function ResetPasswordView({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches('finding')) return null;
  if (state.matches('expired')) return <NewLink actor={actor} why="expired" />;
  if (state.matches('linkless')) return <NewLink actor={actor} why="linkless" />;
  return <NewPassword actor={actor} />;
}

function NewLink({ actor, why }: { actor: Actor; why: 'expired' | 'linkless' }) {
  const { t } = useText();
  return (
    <Arrival>
      <Callout tone="caution" title={t(`auth.resetPassword.${why}Title`)}>
        {t(`auth.resetPassword.${why}Text`)}
      </Callout>
      <Button tone="primary" onClick={() => actor.send({ type: 'link.request' })}>
        {t('auth.resetPassword.newLink')}
      </Button>
    </Arrival>
  );
}

function NewPassword({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { email, failure, secondsLeft } = state.context;
  const isLocked = state.matches('lockedOut');
  const submit = (data: FormData) =>
    actor.send({
      type: 'form.submit',
      form: { email: formText(data, 'email'), password: formText(data, 'password') },
    });
  return (
    <Form
      label={t('auth.resetPassword.title')}
      onSubmit={submit}
      refused={failure?.kind === 'invalid' ? failure.fields : undefined}
    >
      <AttemptNotice
        status={state.value}
        failure={failure}
        secondsLeft={secondsLeft}
        fields={['password']}
        words={formTexts}
      />
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        label={t('auth.login.email')}
        defaultValue={email}
        readOnly={email !== ''}
        required
      />
      <PasswordField
        name="password"
        autoComplete="new-password"
        label={t('auth.resetPassword.password')}
        help={t('auth.registration.passwordHelp')}
        error={formRefusal(t, failure, 'password')}
        required
      />
      <Button
        type="submit"
        tone="primary"
        busy={state.hasTag('busy') || state.matches('updated')}
        disabled={isLocked}
      >
        {t('auth.resetPassword.submit')}
      </Button>
    </Form>
  );
}
