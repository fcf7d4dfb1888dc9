import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { emailChangeMachine } from '#machines/settings/email-change.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { formText } from '#src/ui/fields/form-text.ts';
import { KeptFields } from '#src/ui/fields/kept-fields.tsx';
import { Resource } from '#src/ui/lists/resource.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { AttemptForm } from '../auth/attempt-form.tsx';
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
  const phase = useSelector(actor, ({ value }) => value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <AttemptForm
      actor={actor}
      label={t('settings.emailChange.change')}
      fields={['email']}
      words={words}
      onSubmit={(data) => actor.send({ type: 'form.submit', email: formText(data, 'email') })}
    >
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
          busy={phase === 'saving'}
          disabled={phase === 'lockedOut'}
        >
          {t('settings.emailChange.send')}
        </Button>
        <Button
          tone="quiet"
          disabled={phase === 'saving'}
          onClick={() => actor.send({ type: 'email.keep' })}
        >
          {t('settings.emailChange.keep')}
        </Button>
      </Row>
    </AttemptForm>
  );
}

function Body({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const isPending = useSelector(actor, ({ context }) => context.change !== null);
  if (isPending) return <PendingEmail actor={actor} />;
  if (phase !== 'resting' && phase !== 'loading') return <NewEmail actor={actor} />;
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
  const isFirst = useSelector(actor, ({ context }) => context.change === null && !context.isRead);
  const phase = useSelector(actor, ({ value }) => value);
  const read = isFirst && phase === 'loading' ? 'loading' : 'read';
  if (phase === 'absent') return null;
  return (
    <SecurityBlock id="settings-email" title={t('settings.emailChange.title')} lead={email}>
      <Stack gap={16}>
        <Resource
          phase={phase === 'unread' ? 'failed' : read}
          texts={{
            loading: t('settings.emailChange.loading'),
            failed: t('settings.emailChange.failed'),
            retry: t('settings.securitySettings.retry'),
          }}
          onRetry={() => actor.send({ type: 'change.retry' })}
        >
          <Body actor={actor} />
        </Resource>
      </Stack>
    </SecurityBlock>
  );
}
