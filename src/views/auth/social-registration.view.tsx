import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { socialRegistrationMachine } from '#machines/auth/social-registration.machine.ts';
import type { SocialTicket } from '#machines/auth/social.types.ts';
import { Button } from '#src/ui/button.tsx';
import { formText } from '#src/ui/form-text.ts';
import { Form } from '#src/ui/form.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { Agreement } from './agreement.tsx';
import { AttemptNotice } from './attempt-notice.tsx';
import { formRefusal, formTexts } from './refusal-texts.ts';
import { SocialAttachView } from './social-attach.view.tsx';
import { UsernameView } from './username.view.tsx';

type Actor = ActorRefFrom<typeof socialRegistrationMachine>;

/** The form for what a provider's sign-up still lacks, in every state of its chart. */
export function SocialRegistrationView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { ticket } = state.context;
  const { socialAttach } = state.children;
  if (ticket === null) return <Spinner label={t('auth.socialRegistration.looking')} />;
  const isAttaching = state.matches('attaching');
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
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure, name, secondsLeft } = state.context;
  const { email, displayName, username: request } = ticket.profile;
  const provider = t(`auth.socialLogin.names.${ticket.provider}`);
  const isLocked = state.matches('lockedOut');
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
      <Form
        label={t('auth.socialRegistration.title')}
        onSubmit={submit}
        refused={failure?.kind === 'invalid' ? failure.fields : undefined}
      >
        <AttemptNotice
          status={state.value}
          failure={failure}
          secondsLeft={secondsLeft}
          fields={[...(email === null ? ['email'] : []), 'username', 'display_name']}
          words={formTexts}
        />
        {email === null ? (
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            label={t('auth.login.email')}
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
        <Button type="submit" tone="primary" busy={state.hasTag('busy')} disabled={isLocked}>
          {t('auth.registration.submit')}
        </Button>
        <Button
          tone="quiet"
          disabled={isLocked || state.hasTag('busy')}
          onClick={() => actor.send({ type: 'registration.cancel' })}
        >
          {t('auth.socialRegistration.cancel')}
        </Button>
      </Form>
    </>
  );
}
