import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { passwordMachine } from '#machines/auth/password.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog-panel.tsx';
import { formText } from '#src/ui/form-text.ts';
import { Form } from '#src/ui/form.tsx';
import { useText } from '#src/ui/text.tsx';
import { PasskeyConfirmationView } from './passkey-confirmation.view.tsx';
import { PasswordAgain } from './password-again.tsx';
import { RefusalNotice } from '../modal/refusal-notice.tsx';

const formId = 'password-again';

/** The password or a passkey once more, in place; the address stands beside it for password managers. */
export function PasswordView({ actor }: { actor: ActorRefFrom<typeof passwordMachine> }) {
  const { t, say } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { purpose, params, email, failure, secondsLeft } = state.context;
  const { passkeyConfirmation } = state.children;
  const isWrong = failure?.kind === 'invalid';
  return (
    <DialogPanel
      title={t('auth.password.title')}
      actions={
        <>
          <DialogCancel />
          <Button
            type="submit"
            form={formId}
            tone="primary"
            busy={state.hasTag('busy') || state.matches('confirmed')}
            disabled={state.matches('lockedOut')}
          >
            {t('auth.password.submit')}
          </Button>
        </>
      }
    >
      <p>{purpose === undefined ? t('auth.password.protected') : say(purpose, params)}</p>
      <Form
        id={formId}
        label={t('auth.password.title')}
        onSubmit={(data) =>
          actor.send({ type: 'form.submit', password: formText(data, 'password') })
        }
        refused={isWrong ? failure.fields : undefined}
      >
        <RefusalNotice status={state.value} failure={failure} secondsLeft={secondsLeft} />
        <PasswordAgain
          email={email}
          error={isWrong ? t('auth.passwordConfirmation.wrong') : undefined}
          firstFocus
        />
      </Form>
      {passkeyConfirmation && <PasskeyConfirmationView actor={passkeyConfirmation} />}
    </DialogPanel>
  );
}
