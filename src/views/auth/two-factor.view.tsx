import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { twoFactorMachine } from '#machines/auth/two-factor.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { CodeField } from '#src/ui/fields/code-field.tsx';
import { formText } from '#src/ui/fields/form-text.ts';
import { Form } from '#src/ui/fields/form.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { AttemptNotice } from './attempt-notice.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { formRefusal, formTexts } from './refusal-texts.ts';

type Actor = ActorRefFrom<typeof twoFactorMachine>;

const suspicious = 3;

/** Error of the last code; a component of its own, so a countdown re-renders nothing else. */
function Status({ actor, fields }: { actor: Actor; fields: readonly string[] }) {
  const status = useSelector(actor, ({ value }) => value.attempt);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const secondsLeft = useSelector(actor, ({ context }) => context.secondsLeft);
  return <AttemptNotice {...{ status, failure, secondsLeft, fields }} words={formTexts} />;
}

/** The second factor: a code of the app or a recovery code, on one screen. */
export function TwoFactorView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const attempt = useSelector(actor, ({ value }) => value.attempt);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isCode = useSelector(actor, (state) => state.matches({ method: 'code' }));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const passkey = useSelector(actor, ({ context }) => context.passkey);
  const refusals = useSelector(actor, ({ context }) => context.refusals);
  const sendCode = (code: string) => actor.send({ type: 'code.submit', code });
  const submit = (data: FormData) => {
    const typed = (name: string) => formText(data, name).replace(/\s/g, '');
    if (isCode) sendCode(typed('code'));
    else actor.send({ type: 'recovery.submit', code: typed('recovery_code') });
  };
  return (
    <Stack>
      <ScreenHeading>{t('auth.twoFactor.title')}</ScreenHeading>
      <Form
        label={t('auth.twoFactor.title')}
        onSubmit={submit}
        refused={failure?.kind === 'invalid' ? failure.fields : undefined}
      >
        <Status actor={actor} fields={[isCode ? 'code' : 'recovery_code']} />
        {attempt === 'rejected' && refusals >= suspicious && (
          <Callout tone="caution">{t('auth.twoFactor.timedOut')}</Callout>
        )}
        <p>{isCode ? t('auth.twoFactor.codeLead') : t('auth.twoFactor.recoveryLead')}</p>
        {isCode ? (
          <CodeField
            name="code"
            label={t('auth.twoFactor.code')}
            error={formRefusal(t, failure, 'code')}
            autoFocus
            onComplete={sendCode}
          />
        ) : (
          <TextField
            name="recovery_code"
            label={t('auth.twoFactor.recovery')}
            error={formRefusal(t, failure, 'recovery_code')}
            autoComplete="off"
            autoFocus
            required
          />
        )}
        <Button
          type="submit"
          tone="primary"
          busy={isBusy || attempt === 'verified'}
          disabled={attempt === 'lockedOut' || attempt === 'abandoned'}
        >
          {t('auth.twoFactor.submit')}
        </Button>
      </Form>
      {passkey && <PasskeyButton actor={passkey} />}
      <Row>
        <Button onClick={() => actor.send({ type: 'method.switch' })}>
          {isCode ? t('auth.twoFactor.useRecovery') : t('auth.twoFactor.useCode')}
        </Button>
        <Button tone="quiet" onClick={() => actor.send({ type: 'challenge.restart' })}>
          {t('auth.twoFactor.restart')}
        </Button>
      </Row>
    </Stack>
  );
}
