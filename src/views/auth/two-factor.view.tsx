import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { twoFactorMachine } from '#machines/auth/two-factor.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { CodeField } from '#src/ui/code-field.tsx';
import { formText } from '#src/ui/form-text.ts';
import { Form } from '#src/ui/form.tsx';
import { ScreenHeading } from '#src/ui/heading.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { AttemptNotice } from './attempt-notice.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { formRefusal, formTexts } from './refusal-texts.ts';

const suspicious = 3;

/** The second factor: a code of the app or a recovery code, on one screen. */
export function TwoFactorView({ actor }: { actor: ActorRefFrom<typeof twoFactorMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure, passkey, refusals, secondsLeft } = state.context;
  const isCode = state.matches({ method: 'code' });
  const isRefused = state.matches({ attempt: 'rejected' });
  const isLocked = state.matches({ attempt: 'lockedOut' });
  const sendCode = (code: string) => actor.send({ type: 'code.submit', code });
  const submit = (data: FormData) => {
    const typed = (name: string) => formText(data, name).replace(/\s/g, '');
    if (isCode) sendCode(typed('code'));
    else actor.send({ type: 'recovery.submit', code: typed('recovery_code') });
  };
  return (
    <Stack>
      <ScreenHeading own>{t('auth.twoFactor.title')}</ScreenHeading>
      <Form
        label={t('auth.twoFactor.title')}
        onSubmit={submit}
        refused={failure?.kind === 'invalid' ? failure.fields : undefined}
      >
        <AttemptNotice
          status={state.value.attempt}
          failure={failure}
          secondsLeft={secondsLeft}
          fields={[isCode ? 'code' : 'recovery_code']}
          words={formTexts}
        />
        {isRefused && refusals >= suspicious && (
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
          busy={state.hasTag('busy') || state.matches({ attempt: 'verified' })}
          disabled={isLocked || state.matches({ attempt: 'abandoned' })}
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
