import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { twoFactorSetupMachine } from '#machines/settings/two-factor-setup.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { CodeField } from '#src/ui/code-field.tsx';
import { DialogPanel } from '#src/ui/dialog-panel.tsx';
import { formText } from '#src/ui/form-text.ts';
import { Form } from '#src/ui/form.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { AttemptNotice } from '../auth/attempt-notice.tsx';

const formId = 'first-code';

/** Step three: a first code turns the factor on. */
export function ProofStep({ actor }: { actor: ActorRefFrom<typeof twoFactorSetupMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure, secondsLeft } = state.context;
  const send = (code: string) => actor.send({ type: 'code.submit', code });
  const isWrong = failure?.kind === 'invalid';
  return (
    <DialogPanel
      title={t('settings.twoFactorSetup.title')}
      actions={
        <>
          <Button
            disabled={!state.can({ type: 'step.back' })}
            onClick={() => actor.send({ type: 'step.back' })}
          >
            {t('settings.twoFactorSetup.back')}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            busy={state.hasTag('busy') || state.matches('done')}
            disabled={state.matches('lockedOut')}
          >
            {t('settings.twoFactorSetup.turnOn')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Quiet>{t('settings.twoFactorSetup.step', { step: 3, of: 3 })}</Quiet>
        <Form
          id={formId}
          label={t('settings.twoFactorSetup.title')}
          onSubmit={(data) => send(formText(data, 'code').replaceAll(/\s/g, ''))}
          refused={isWrong ? failure.fields : undefined}
        >
          <AttemptNotice
            status={state.value}
            failure={failure}
            secondsLeft={secondsLeft}
            fields={['code']}
          />
          <CodeField
            name="code"
            label={t('settings.twoFactorSetup.code')}
            help={t('settings.twoFactorSetup.codeHelp')}
            error={isWrong ? t('settings.twoFactorSetup.wrong') : undefined}
            autoFocus
            onComplete={send}
          />
        </Form>
      </Stack>
    </DialogPanel>
  );
}
