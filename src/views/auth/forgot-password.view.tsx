import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { forgotPasswordMachine } from '#machines/auth/forgot-password.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { Arrival } from '#src/ui/focus/arrival.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { formText } from '#src/ui/fields/form-text.ts';
import { Form } from '#src/ui/fields/form.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { EmailField } from './email-field.tsx';
import { LockedOut } from './locked-out.tsx';
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
  const { t } = useText();
  const email = useSelector(actor, ({ context }) => context.email);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isLocked = useSelector(actor, (state) => state.matches('lockedOut'));
  const isRejected = useSelector(actor, (state) => state.matches('rejected'));
  const isUnreachable = useSelector(actor, (state) => state.matches('unreachable'));
  return (
    <Form
      label={t('auth.forgotPassword.title')}
      onSubmit={(data) => actor.send({ type: 'form.submit', email: formText(data, 'email') })}
    >
      <p>{t('auth.forgotPassword.lead')}</p>
      {isUnreachable && <Callout tone="caution">{t('app.failure.unreachable')}</Callout>}
      {isRejected && <Oops failure={failure} typed />}
      {isLocked && <LockedOut actor={actor} />}
      <EmailField defaultValue={email} autoFocus={email !== ''} required />
      <Button type="submit" tone="primary" busy={isBusy} disabled={isLocked}>
        {t('auth.forgotPassword.submit')}
      </Button>
    </Form>
  );
}

/** Seconds until another link can be sent. */
function Cooling({ actor }: { actor: Actor }) {
  const { plural } = useText();
  const secondsLeft = useSelector(actor, ({ context }) => context.secondsLeft);
  return <p>{plural('auth.forgotPassword.cooling', secondsLeft)}</p>;
}

function Sent({ actor }: { actor: Actor }) {
  const { t } = useText();
  const email = useSelector(actor, ({ context }) => context.email);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isCooling = useSelector(actor, (state) => state.matches({ sent: 'cooling' }));
  const isStuck = useSelector(actor, (state) => state.matches({ sent: 'stuck' }));
  return (
    <Arrival>
      <Callout tone="positive" title={t('auth.forgotPassword.sentTitle')}>
        {t('auth.forgotPassword.sent', { email })}
      </Callout>
      {isStuck && <Unsent failure={failure} />}
      <Row>
        <Button
          tone="primary"
          busy={isBusy}
          disabled={isCooling}
          onClick={() => actor.send({ type: 'link.resend' })}
        >
          {t('auth.forgotPassword.resend')}
        </Button>
        <Button tone="quiet" onClick={() => actor.send({ type: 'address.change' })}>
          {t('auth.forgotPassword.change')}
        </Button>
      </Row>
      {isCooling && <Cooling actor={actor} />}
    </Arrival>
  );
}
