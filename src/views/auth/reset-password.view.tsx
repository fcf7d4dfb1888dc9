import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { resetPasswordMachine } from '#machines/auth/reset-password.machine.ts';
import { Arrival } from '#src/ui/focus/arrival.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { formText } from '#src/ui/fields/form-text.ts';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { AttemptForm } from './attempt-form.tsx';
import { EmailField } from './email-field.tsx';
import { formRefusal, formTexts } from './refusal-texts.ts';

type Actor = ActorRefFrom<typeof resetPasswordMachine>;

/** Setting a new password with a mailed link, or asking for another link. */
export function ResetPasswordView({ actor }: { actor: Actor }) {
  const phase = useSelector(actor, ({ value }) => value);
  if (phase === 'finding') return null;
  if (phase === 'expired' || phase === 'linkless') return <NewLink actor={actor} why={phase} />;
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
  const email = useSelector(actor, ({ context }) => context.email);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy') || state.matches('updated'));
  const isLocked = useSelector(actor, (state) => state.matches('lockedOut'));
  const submit = (data: FormData) =>
    actor.send({
      type: 'form.submit',
      form: { email: formText(data, 'email'), password: formText(data, 'password') },
    });
  return (
    <AttemptForm
      actor={actor}
      label={t('auth.resetPassword.title')}
      fields={['password']}
      words={formTexts}
      onSubmit={submit}
    >
      <EmailField defaultValue={email} readOnly={email !== ''} required />
      <PasswordField
        name="password"
        autoComplete="new-password"
        label={t('auth.resetPassword.password')}
        help={t('auth.registration.passwordHelp')}
        error={formRefusal(t, failure, 'password')}
        required
      />
      <Button type="submit" tone="primary" busy={isBusy} disabled={isLocked}>
        {t('auth.resetPassword.submit')}
      </Button>
    </AttemptForm>
  );
}
