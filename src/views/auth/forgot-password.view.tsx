import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { forgotPasswordMachine } from '#machines/auth/forgot-password.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { Arrival } from '#src/ui/arrival.tsx';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Countdown } from '#src/ui/countdown.tsx';
import { formText } from '#src/ui/form-text.ts';
import { Form } from '#src/ui/form.tsx';
import { Link } from '#src/ui/link.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { Oops, Unsent } from './oops.tsx';

type Actor = ActorRefFrom<typeof forgotPasswordMachine>;

/** Asking for a link to a new password, and what to do while the mail is on its way. */
export function ForgotPasswordView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('sent'));
  return (
    <Stack>
      {isSent ? <Sent actor={actor} /> : <Ask actor={actor} />}
      <Link href={href('login')}>{t('auth.forgotPassword.back')}</Link>
    </Stack>
  );
}

function Ask({ actor }: { actor: Actor }) {
  const { t, plural } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { email, failure, secondsLeft } = state.context;
  const isLocked = state.matches('lockedOut');
  return (
    <Form
      label={t('auth.forgotPassword.title')}
      onSubmit={(data) => actor.send({ type: 'form.submit', email: formText(data, 'email') })}
    >
      <p>{t('auth.forgotPassword.lead')}</p>
      {state.matches('unreachable') && (
        <Callout tone="caution">{t('app.failure.unreachable')}</Callout>
      )}
      {state.matches('rejected') && <Oops failure={failure} typed />}
      {isLocked && (
        <Callout tone="caution">
          <Countdown>{plural('auth.login.lockedOut', secondsLeft)}</Countdown>
        </Callout>
      )}
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        label={t('auth.login.email')}
        defaultValue={email}
        autoFocus={email !== ''}
        required
      />
      <Button type="submit" tone="primary" busy={state.hasTag('busy')} disabled={isLocked}>
        {t('auth.forgotPassword.submit')}
      </Button>
    </Form>
  );
}

function Sent({ actor }: { actor: Actor }) {
  const { t, plural } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { email, failure, secondsLeft } = state.context;
  const isCooling = state.matches({ sent: 'cooling' });
  return (
    <Arrival>
      <Callout tone="positive" title={t('auth.forgotPassword.sentTitle')}>
        {t('auth.forgotPassword.sent', { email })}
      </Callout>
      {state.matches({ sent: 'stuck' }) && <Unsent failure={failure} />}
      <Row>
        <Button
          tone="primary"
          busy={state.hasTag('busy')}
          disabled={isCooling}
          onClick={() => actor.send({ type: 'link.resend' })}
        >
          {t('auth.forgotPassword.resend')}
        </Button>
        <Button tone="quiet" onClick={() => actor.send({ type: 'address.change' })}>
          {t('auth.forgotPassword.change')}
        </Button>
      </Row>
      {isCooling && <p>{plural('auth.forgotPassword.cooling', secondsLeft)}</p>}
    </Arrival>
  );
}
