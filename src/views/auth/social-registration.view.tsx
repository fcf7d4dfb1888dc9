import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { socialRegistrationMachine } from '#machines/auth/social-registration.machine.ts';
import type { SocialTicket } from '#machines/auth/social.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { formText } from '#src/ui/fields/form-text.ts';
import { Heading } from '#src/ui/style/heading.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Agreement } from './agreement.tsx';
import { AttemptForm } from './attempt-form.tsx';
import { EmailField } from './email-field.tsx';
import { formRefusal, formTexts } from './refusal-texts.ts';
import { SocialAttachView } from './social-attach.view.tsx';
import { UsernameView } from './username.view.tsx';

type Actor = ActorRefFrom<typeof socialRegistrationMachine>;

/** The form for what a provider's sign-up still lacks, in every state of its chart. */
export function SocialRegistrationView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const ticket = useSelector(actor, ({ context }) => context.ticket);
  const socialAttach = useSelector(actor, ({ children }) => children.socialAttach);
  const isAttaching = useSelector(actor, (state) => state.matches('attaching'));
  if (ticket === null) return <Spinner label={t('auth.socialRegistration.looking')} />;
  return (
    <Stack>
      {isAttaching && (
        <>
          <Heading id="attach-account">{t('auth.socialAttach.title')}</Heading>
          {socialAttach && <SocialAttachView actor={socialAttach} />}
        </>
      )}
      <div hidden={isAttaching}>
        <Stack>
          <Needed actor={actor} ticket={ticket} />
        </Stack>
      </div>
    </Stack>
  );
}

function Needed({ actor, ticket }: { actor: Actor; ticket: SocialTicket }) {
  const { t } = useText();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const name = useSelector(actor, ({ context }) => context.name);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isLocked = useSelector(actor, (state) => state.matches('lockedOut'));
  const { email, displayName, username: request } = ticket.profile;
  const provider = t(`auth.socialLogin.names.${ticket.provider}`);
  const submit = (data: FormData) =>
    actor.send({
      type: 'form.submit',
      form: {
        email: email === null ? formText(data, 'email') : null,
        username: formText(data, 'username'),
        displayName: formText(data, 'display_name'),
      },
    });
  return (
    <>
      <p>{t('auth.socialRegistration.lead', { provider })}</p>
      <AttemptForm
        actor={actor}
        label={t('auth.socialRegistration.title')}
        fields={[...(email === null ? ['email'] : []), 'username', 'display_name']}
        words={formTexts}
        onSubmit={submit}
      >
        {email === null ? (
          <EmailField
            autoComplete="email"
            help={t('auth.socialRegistration.emailHelp', { provider })}
            error={formRefusal(t, failure, 'email')}
            required
          />
        ) : (
          <p>{t('auth.socialRegistration.emailKnown', { provider, email })}</p>
        )}
        <UsernameView
          actor={name}
          defaultValue={request}
          error={formRefusal(t, failure, 'username')}
        />
        <TextField
          name="display_name"
          autoComplete="name"
          label={t('auth.registration.displayName')}
          help={t('auth.registration.displayNameHelp')}
          defaultValue={displayName}
          maxLength={50}
          error={formRefusal(t, failure, 'display_name')}
          required
        />
        <Agreement />
        <Button type="submit" tone="primary" busy={isBusy} disabled={isLocked}>
          {t('auth.registration.submit')}
        </Button>
        <Button
          tone="quiet"
          disabled={isLocked || isBusy}
          onClick={() => actor.send({ type: 'registration.cancel' })}
        >
          {t('auth.socialRegistration.cancel')}
        </Button>
      </AttemptForm>
    </>
  );
}
