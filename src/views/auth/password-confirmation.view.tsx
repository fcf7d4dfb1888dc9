import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { passwordConfirmationMachine } from '#machines/auth/password-confirmation.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { formText } from '#src/ui/form-text.ts';
import { Form } from '#src/ui/form.tsx';
import { ScreenHeading } from '#src/ui/heading.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { AttemptNotice } from './attempt-notice.tsx';
import { MailedConfirmationView } from './mailed-confirmation.view.tsx';
import { PasskeyConfirmationView } from './passkey-confirmation.view.tsx';
import { PasswordAgain } from './password-again.tsx';
import { formRefusal, formTexts } from './refusal-texts.ts';

type Actor = ActorRefFrom<typeof passwordConfirmationMachine>;

/** The password once more; the address stands beside it for the person and their password manager. */
export function PasswordConfirmationView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { email, failure, secondsLeft } = state.context;
  const { mailedConfirmation, passkeyConfirmation } = state.children;
  const passkey = passkeyConfirmation && <PasskeyConfirmationView actor={passkeyConfirmation} />;
  const isLocked = state.matches('lockedOut');
  const isOver = state.matches('confirmed') || state.matches('declined');
  if (state.matches('passwordless'))
    return (
      <Stack>
        <ScreenHeading own>{t('auth.mailedConfirmation.title')}</ScreenHeading>
        {mailedConfirmation && <MailedConfirmationView actor={mailedConfirmation} />}
        {passkey}
      </Stack>
    );
  return (
    <Stack>
      <ScreenHeading own>{t('auth.passwordConfirmation.title')}</ScreenHeading>
      <p>{t('auth.passwordConfirmation.lead')}</p>
      <Form
        label={t('auth.passwordConfirmation.title')}
        onSubmit={(data) =>
          actor.send({ type: 'form.submit', password: formText(data, 'password') })
        }
        refused={failure?.kind === 'invalid' ? failure.fields : undefined}
      >
        <AttemptNotice
          status={state.value}
          failure={failure}
          secondsLeft={secondsLeft}
          fields={['password']}
          words={formTexts}
        />
        <PasswordAgain email={email} error={formRefusal(t, failure, 'password')} />
        <Row gap={8}>
          <Button
            type="submit"
            tone="primary"
            busy={state.hasTag('busy') || state.matches('confirmed')}
            disabled={isLocked || state.matches('declined')}
          >
            {t('auth.passwordConfirmation.submit')}
          </Button>
          <Button
            tone="quiet"
            disabled={isOver}
            onClick={() => actor.send({ type: 'confirmation.cancel' })}
          >
            {t('auth.passwordConfirmation.cancel')}
          </Button>
        </Row>
      </Form>
      {passkey}
    </Stack>
  );
}
