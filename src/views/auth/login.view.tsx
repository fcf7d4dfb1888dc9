import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '#machines/auth/login.machine.ts';
import type { DemoAccounts } from '#machines/auth/login.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { formText } from '#src/ui/fields/form-text.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { AttemptForm } from './attempt-form.tsx';
import { EmailField } from './email-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { refusalOf } from './refusal.ts';
import { SocialButtons } from './social-buttons.tsx';

type Actor = ActorRefFrom<typeof loginMachine>;

/** The login form in every state of its chart. */
export function LoginView({
  actor,
  tone = 'primary',
}: {
  actor: Actor;
  /** Tone of its button, where another one is the page's primary. */
  tone?: 'primary' | 'secondary';
}) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const { demo, failure, passkey, social } = useSelector(
    actor,
    ({ context }) => ({
      demo: context.demo,
      failure: context.failure,
      passkey: context.passkey,
      social: context.social,
    }),
    shallowEqual,
  );
  const isAttaching = useSelector(social?.actor, (part) => part?.matches('offering') ?? false);
  const submit = (data: FormData) => {
    actor.send({
      type: 'form.submit',
      form: {
        email: formText(data, 'email'),
        password: formText(data, 'password'),
        remember: data.get('remember') === 'on',
      },
    });
  };
  return (
    <Stack>
      <div hidden={isAttaching}>
        <AttemptForm
          actor={actor}
          label={t('auth.login.title')}
          fields={['email', 'password']}
          onSubmit={submit}
        >
          <EmailField error={refusalOf(t, failure, 'email')} required />
          <PasswordField
            name="password"
            autoComplete="current-password"
            label={t('auth.login.password')}
            error={refusalOf(t, failure, 'password')}
            required
          />
          <CheckboxField name="remember" label={t('auth.login.remember')} />
          <Button
            type="submit"
            tone={tone}
            busy={isBusy || phase === 'signedIn' || phase === 'challenged'}
            disabled={phase === 'lockedOut'}
          >
            {t('auth.login.submit')}
          </Button>
          <Link href={href('forgotPassword')}>{t('auth.login.forgot')}</Link>
        </AttemptForm>
      </div>
      {passkey && !isAttaching && <PasskeyButton actor={passkey} />}
      {social && <SocialButtons {...social} />}
      {demo && <Demo actor={actor} demo={demo} />}
    </Stack>
  );
}

/** The accounts of the seeded world, one press each. */
function Demo({ actor, demo: { emails, password } }: { actor: Actor; demo: DemoAccounts }) {
  const { t } = useText();
  const canSubmit = useSelector(actor, (snapshot) => !snapshot.hasTag('busy'));
  return (
    <Callout title={t('auth.login.demo', { password })}>
      <Row gap={4}>
        {emails.map((email) => (
          <Button
            key={email}
            tone="quiet"
            disabled={!canSubmit}
            label={t('auth.login.demoUse', { name: email })}
            onClick={() =>
              actor.send({ type: 'form.submit', form: { email, password, remember: false } })
            }
          >
            {email.split('@')[0]}
          </Button>
        ))}
      </Row>
    </Callout>
  );
}
