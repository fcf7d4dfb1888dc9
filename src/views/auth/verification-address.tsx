import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { emailVerificationMachine } from '#machines/auth/email-verification.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { formText } from '#src/ui/fields/form-text.ts';
import { Form } from '#src/ui/fields/form.tsx';
import { KeptFields } from '#src/ui/fields/kept-fields.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { AttemptNotice } from './attempt-notice.tsx';
import { formRefusal, formTexts } from './refusal-texts.ts';

type Actor = ActorRefFrom<typeof emailVerificationMachine>;

/** Another address; what was typed stays until it is taken or given up. */
export function VerificationAddress({ actor }: { actor: Actor }) {
  const { t, plural } = useText();
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const isSaving = useSelector(actor, (state) =>
    state.matches({ unverified: { address: 'saving' } }),
  );
  const isUnreachable = useSelector(actor, (state) =>
    state.matches({ unverified: { address: 'unreachable' } }),
  );
  return (
    <Form
      label={t('auth.emailVerification.change')}
      onSubmit={(data) => actor.send({ type: 'form.submit', email: formText(data, 'email') })}
      refused={refusal?.kind === 'invalid' ? refusal.fields : undefined}
    >
      {isUnreachable && <Callout tone="caution">{t('app.failure.unreachable')}</Callout>}
      {refusal?.kind === 'passwordUnconfirmed' && (
        <Callout tone="caution">{t('auth.emailVerification.unconfirmed')}</Callout>
      )}
      {refusal?.kind === 'throttled' && (
        <Callout tone="caution">{plural('auth.login.lockedOut', refusal.retryAfter)}</Callout>
      )}
      {refusal && refusal.kind !== 'passwordUnconfirmed' && refusal.kind !== 'throttled' && (
        <AttemptNotice
          status="refused"
          failure={refusal}
          secondsLeft={0}
          fields={['email']}
          words={formTexts}
        />
      )}
      <KeptFields name="changeEmail" />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={t('auth.emailVerification.newEmail')}
        error={formRefusal(t, refusal, 'email')}
        required
        autoFocus
      />
      <Row gap={8}>
        <Button type="submit" tone="primary" busy={isSaving}>
          {t('auth.emailVerification.save')}
        </Button>
        <Button
          tone="quiet"
          disabled={isSaving}
          onClick={() => actor.send({ type: 'address.keep' })}
        >
          {t('auth.emailVerification.keep')}
        </Button>
      </Row>
    </Form>
  );
}
