import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { twoFactorSetupMachine } from '#machines/settings/two-factor-setup.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { CodeField } from '#src/ui/fields/code-field.tsx';
import { DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { formText } from '#src/ui/fields/form-text.ts';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { AttemptForm } from '../auth/attempt-form.tsx';

const formId = 'first-code';

/** Step three: a first code turns the factor on. */
export function ProofStep({ actor }: { actor: ActorRefFrom<typeof twoFactorSetupMachine> }) {
  const { t } = useText();
  const isWrong = useSelector(actor, ({ context }) => context.failure?.kind === 'invalid');
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const canGoBack = useSelector(actor, (state) => state.can({ type: 'step.back' }));
  const send = (code: string) => actor.send({ type: 'code.submit', code });
  return (
    <DialogPanel
      title={t('settings.twoFactorSetup.title')}
      actions={
        <>
          <Button disabled={!canGoBack} onClick={() => actor.send({ type: 'step.back' })}>
            {t('settings.twoFactorSetup.back')}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            busy={isBusy || phase === 'done'}
            disabled={phase === 'lockedOut'}
          >
            {t('settings.twoFactorSetup.turnOn')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <MutedText>{t('settings.twoFactorSetup.step', { step: 3, of: 3 })}</MutedText>
        <AttemptForm
          id={formId}
          actor={actor}
          label={t('settings.twoFactorSetup.title')}
          fields={['code']}
          onSubmit={(data) => send(formText(data, 'code').replaceAll(/\s/g, ''))}
        >
          <CodeField
            name="code"
            label={t('settings.twoFactorSetup.code')}
            help={t('settings.twoFactorSetup.codeHelp')}
            error={isWrong ? t('settings.twoFactorSetup.wrong') : undefined}
            autoFocus
            onComplete={send}
          />
        </AttemptForm>
      </Stack>
    </DialogPanel>
  );
}
