import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { emailChangeMachine } from '#machines/settings/email-change.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { RetryCallout } from '#src/ui/callout.tsx';
import { formText } from '#src/ui/form-text.ts';
import { Form } from '#src/ui/form.tsx';
import { KeptFields } from '#src/ui/kept-fields.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useText } from '#src/ui/text.tsx';
import { AttemptNotice } from '../auth/attempt-notice.tsx';
import { formTexts } from '../auth/refusal-texts.ts';
import { refusalOf, type Words } from '../auth/refusal.ts';
import { PendingEmail } from './pending-email.tsx';
import { SecurityBlock } from './security-block.tsx';

type Actor = ActorRefFrom<typeof emailChangeMachine>;

const words: Words = {
  ...formTexts,
  'The email is already yours.': 'settings.emailChange.same',
};

function NewEmail({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure, secondsLeft } = state.context;
  return (
    <Form
      label={t('settings.emailChange.change')}
      onSubmit={(data) => actor.send({ type: 'form.submit', email: formText(data, 'email') })}
      refused={failure?.kind === 'invalid' ? failure.fields : undefined}
    >
      <AttemptNotice
        status={state.value}
        failure={failure}
        secondsLeft={secondsLeft}
        fields={['email']}
        words={words}
      />
      <KeptFields name="email-change" />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={t('settings.emailChange.newEmail')}
        help={t('settings.emailChange.help')}
        error={refusalOf(t, failure, 'email', words)}
        required
        autoFocus
      />
      <Row gap={8}>
        <Button
          type="submit"
          tone="primary"
          busy={state.matches('saving')}
          disabled={state.matches('lockedOut')}
        >
          {t('settings.emailChange.send')}
        </Button>
        <Button
          tone="quiet"
          disabled={state.matches('saving')}
          onClick={() => actor.send({ type: 'email.keep' })}
        >
          {t('settings.emailChange.keep')}
        </Button>
      </Row>
    </Form>
  );
}

function Body({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches('unread'))
    return (
      <RetryCallout
        tone="negative"
        retry={t('settings.securitySettings.retry')}
        onRetry={() => actor.send({ type: 'change.retry' })}
      >
        {t('settings.emailChange.failed')}
      </RetryCallout>
    );
  if (state.context.change !== null) return <PendingEmail actor={actor} />;
  if (state.matches('loading') && !state.context.isRead)
    return (
      <Loading label={t('settings.emailChange.loading')}>
        <Skeleton lines={1} />
      </Loading>
    );
  if (!state.matches('resting') && !state.matches('loading')) return <NewEmail actor={actor} />;
  return (
    <Row>
      <Button onClick={() => actor.send({ type: 'email.change' })}>
        {t('settings.emailChange.change')}
      </Button>
    </Row>
  );
}

/** The address of a member, and its way to another one. */
export function EmailChangeView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const email = useSelector(actor, ({ context }) => context.email);
  const isAbsent = useSelector(actor, (snapshot) => snapshot.matches('absent'));
  if (isAbsent) return null;
  return (
    <SecurityBlock id="settings-email" title={t('settings.emailChange.title')} lead={email}>
      <Stack gap={16}>
        <Body actor={actor} />
      </Stack>
    </SecurityBlock>
  );
}
