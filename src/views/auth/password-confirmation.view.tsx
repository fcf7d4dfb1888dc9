import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { passwordConfirmationMachine } from '#machines/auth/password-confirmation.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { formText } from '#src/ui/fields/form-text.ts';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { AttemptForm } from './attempt-form.tsx';
import { CancelConfirmation } from './cancel-confirmation.tsx';
import { MailedConfirmationView } from './mailed-confirmation.view.tsx';
import { PasskeyConfirmationView } from './passkey-confirmation.view.tsx';
import { PasswordAgain } from './password-again.tsx';
import { formRefusal, formTexts } from './refusal-texts.ts';

type Actor = ActorRefFrom<typeof passwordConfirmationMachine>;

/** Password confirmation; shows the address for the person and their password manager. */
export function PasswordConfirmationView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const email = useSelector(actor, ({ context }) => context.email);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const mailedConfirmation = useSelector(actor, ({ children }) => children.mailedConfirmation);
  const passkeyConfirmation = useSelector(actor, ({ children }) => children.passkeyConfirmation);
  const passkey = passkeyConfirmation && <PasskeyConfirmationView actor={passkeyConfirmation} />;
  if (phase === 'passwordless')
    return (
      <Stack>
        <ScreenHeading>{t('auth.mailedConfirmation.title')}</ScreenHeading>
        {mailedConfirmation && <MailedConfirmationView actor={mailedConfirmation} />}
        {passkey}
      </Stack>
    );
  return (
    <Stack>
      <ScreenHeading>{t('auth.passwordConfirmation.title')}</ScreenHeading>
      <p>{t('auth.passwordConfirmation.lead')}</p>
      <AttemptForm
        actor={actor}
        label={t('auth.passwordConfirmation.title')}
        fields={['password']}
        words={formTexts}
        onSubmit={(data) =>
          actor.send({ type: 'form.submit', password: formText(data, 'password') })
        }
      >
        <PasswordAgain email={email} error={formRefusal(t, failure, 'password')} />
        <Row gap={8}>
          <Button
            type="submit"
            tone="primary"
            busy={isBusy || phase === 'confirmed'}
            disabled={phase === 'lockedOut' || phase === 'declined'}
          >
            {t('auth.passwordConfirmation.submit')}
          </Button>
          <CancelConfirmation
            isOver={phase === 'confirmed' || phase === 'declined'}
            onCancel={() => actor.send({ type: 'confirmation.cancel' })}
          />
        </Row>
      </AttemptForm>
      {passkey}
    </Stack>
  );
}
