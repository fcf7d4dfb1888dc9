import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { passwordMachine } from '#machines/modal/password.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog-panel.tsx';
import { formText } from '#src/ui/form-text.ts';
import { Form } from '#src/ui/form.tsx';
import { useText } from '#src/ui/text.tsx';
import { PasswordAgain } from '../auth/password-again.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

const formId = 'password-again';

/** The password once more, in place; the address stands beside it for password managers. */
export function PasswordView({ actor }: { actor: ActorRefFrom<typeof passwordMachine> }) {
  const { t, say } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { purpose, params, email, failure, secondsLeft } = state.context;
  const isWrong = failure?.kind === 'invalid';
  return (
    <DialogPanel
      title={t('modal.password.title')}
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
            {t('modal.password.submit')}
          </Button>
        </>
      }
    >
      <p>{say(purpose, params)}</p>
      <Form
        id={formId}
        label={t('modal.password.title')}
        onSubmit={(data) =>
          actor.send({ type: 'form.submit', password: formText(data, 'password') })
        }
        errors={isWrong ? failure.fields : undefined}
      >
        <RefusalNotice failure={failure} secondsLeft={secondsLeft} />
        <PasswordAgain
          email={email}
          error={isWrong ? t('auth.passwordConfirmation.wrong') : undefined}
          firstFocus
        />
      </Form>
    </DialogPanel>
  );
}
