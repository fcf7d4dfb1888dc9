import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { socialAttachMachine } from '#machines/auth/social-attach.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { formText } from '#src/ui/form-text.ts';
import { Form } from '#src/ui/form.tsx';
import { Link } from '#src/ui/link.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { AttemptNotice } from './attempt-notice.tsx';
import { refusalOf, type Words } from './refusal.ts';

/** It may be drawn on the first page of a guest, before the texts of other forms are there. */
const words: Words = {
  'The provided password was incorrect.': 'auth.socialAttach.wrongPassword',
  'Your email address is not verified.': 'auth.socialAttach.unverified',
};

/** The password that attaches a provider, in every state of its chart. */
export function SocialAttachView({
  actor,
  own,
}: {
  actor: ActorRefFrom<typeof socialAttachMachine>;
  /** What it says to a member who is signed in: the password is the one of this very account. */
  own?: Readonly<Record<'title' | 'lead' | 'password' | 'submit', string>>;
}) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { ticket, email, failure, secondsLeft } = state.context;
  const cancel = () => actor.send({ type: 'attach.cancel' });
  const isLinked = state.matches('alreadyLinked');
  if (isLinked || state.matches('expired')) {
    return (
      <Callout
        tone="caution"
        actions={<Button onClick={cancel}>{t('auth.socialAttach.restart')}</Button>}
      >
        {isLinked ? t('auth.socialAttach.linked') : t('auth.socialLogin.expired')}
      </Callout>
    );
  }
  const isDone = state.status === 'done';
  return (
    <Stack>
      <p>
        {own?.lead ??
          t('auth.socialAttach.lead', {
            email: email ?? ticket?.profile.email ?? '',
            provider: t(`auth.socialLogin.names.${ticket?.provider ?? 'google'}`),
          })}
      </p>
      <Form
        label={own?.title ?? t('auth.socialAttach.title')}
        onSubmit={(data) =>
          actor.send({ type: 'form.submit', password: formText(data, 'attach_password') })
        }
        refused={failure?.kind === 'invalid' ? failure.fields : undefined}
      >
        <AttemptNotice
          status={state.value}
          failure={failure}
          secondsLeft={secondsLeft}
          fields={['attach_password', 'password']}
          words={words}
        />
        <PasswordField
          name="attach_password"
          autoComplete="current-password"
          label={own?.password ?? t('auth.socialAttach.password')}
          error={refusalOf(t, failure, 'password', words)}
          required
          autoFocus
        />
        <Button
          type="submit"
          tone="primary"
          busy={state.hasTag('busy') || isDone}
          disabled={state.matches('lockedOut')}
        >
          {own?.submit ?? t('auth.socialAttach.submit')}
        </Button>
        <Button tone="quiet" disabled={state.hasTag('busy') || isDone} onClick={cancel}>
          {t('auth.socialAttach.cancel')}
        </Button>
        {!own && <Link href={href('forgotPassword')}>{t('auth.login.forgot')}</Link>}
      </Form>
    </Stack>
  );
}
