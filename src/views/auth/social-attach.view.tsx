import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { socialAttachMachine } from '#machines/auth/social-attach.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { formText } from '#src/ui/fields/form-text.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { AttemptForm } from './attempt-form.tsx';
import { refusalOf, type Words } from './refusal.ts';

/** Texts of the first page of a guest, before other forms' texts have loaded. */
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
  /** Texts for a signed-in member, whose own password is asked for. */
  own?: Readonly<Record<'title' | 'lead' | 'password' | 'submit', string>>;
}) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy') || state.status === 'done');
  const ticket = useSelector(actor, ({ context }) => context.ticket);
  const email = useSelector(actor, ({ context }) => context.email);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const cancel = () => actor.send({ type: 'attach.cancel' });
  const isLinked = phase === 'alreadyLinked';
  if (isLinked || phase === 'expired') {
    return (
      <Callout
        tone="caution"
        actions={<Button onClick={cancel}>{t('auth.socialAttach.restart')}</Button>}
      >
        {isLinked ? t('auth.socialAttach.linked') : t('auth.socialLogin.expired')}
      </Callout>
    );
  }
  return (
    <Stack>
      <p>
        {own?.lead ??
          t('auth.socialAttach.lead', {
            email: email ?? ticket?.profile.email ?? '',
            provider: t(`auth.socialLogin.names.${ticket?.provider ?? 'google'}`),
          })}
      </p>
      <AttemptForm
        actor={actor}
        label={own?.title ?? t('auth.socialAttach.title')}
        fields={['attach_password', 'password']}
        words={words}
        onSubmit={(data) =>
          actor.send({ type: 'form.submit', password: formText(data, 'attach_password') })
        }
      >
        <PasswordField
          name="attach_password"
          autoComplete="current-password"
          label={own?.password ?? t('auth.socialAttach.password')}
          error={refusalOf(t, failure, 'password', words)}
          required
          autoFocus
        />
        <Button type="submit" tone="primary" busy={isBusy} disabled={phase === 'lockedOut'}>
          {own?.submit ?? t('auth.socialAttach.submit')}
        </Button>
        <Button tone="quiet" disabled={isBusy} onClick={cancel}>
          {t('auth.socialAttach.cancel')}
        </Button>
        {!own && <Link href={href('forgotPassword')}>{t('auth.login.forgot')}</Link>}
      </AttemptForm>
    </Stack>
  );
}
