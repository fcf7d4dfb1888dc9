import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { passwordMachine } from '#machines/auth/password.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { formText } from '#src/ui/fields/form-text.ts';
import { Form } from '#src/ui/fields/form.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { PasskeyConfirmationView } from './passkey-confirmation.view.tsx';
import { PasswordAgain } from './password-again.tsx';
import { RefusalNotice } from '../modal/refusal-notice.tsx';

const formId = 'password-again';

type Actor = ActorRefFrom<typeof passwordMachine>;

/** Error of the last attempt; a component of its own, so a countdown re-renders nothing else. */
function Refusal({ actor }: { actor: Actor }) {
  const status = useSelector(actor, ({ value }) => value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const secondsLeft = useSelector(actor, ({ context }) => context.secondsLeft);
  return <RefusalNotice {...{ status, failure, secondsLeft }} />;
}

/** Password or passkey confirmation, in place; includes the address for password managers. */
export function PasswordView({ actor }: { actor: Actor }) {
  const { t, say } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy') || state.matches('confirmed'));
  const purpose = useSelector(actor, ({ context }) => context.purpose);
  const params = useSelector(actor, ({ context }) => context.params);
  const email = useSelector(actor, ({ context }) => context.email);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const passkeyConfirmation = useSelector(actor, ({ children }) => children.passkeyConfirmation);
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
            busy={isBusy}
            disabled={phase === 'lockedOut'}
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
        <Refusal actor={actor} />
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
