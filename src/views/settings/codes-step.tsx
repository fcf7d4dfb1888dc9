import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { twoFactorSetupMachine } from '#machines/settings/two-factor-setup.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { RecoveryCodes } from '#src/ui/fields/recovery-codes.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';

const formId = 'recovery-codes';

/** The recovery codes, which must be kept before anything goes on. */
export function CodesStep({
  actor,
  codes,
}: {
  actor: ActorRefFrom<typeof twoFactorSetupMachine>;
  codes: readonly string[];
}) {
  const { t } = useText();
  const email = useSelector(actor, ({ context }) => context.email);
  const isSettingUp = useSelector(actor, ({ context }) => context.purpose !== 'newCodes');
  const title = t(
    isSettingUp ? 'settings.twoFactorSetup.title' : 'settings.twoFactorSetup.newCodes',
  );
  return (
    <DialogPanel
      title={title}
      actions={
        <>
          {isSettingUp ? (
            <Button onClick={() => actor.send({ type: 'step.back' })}>
              {t('settings.twoFactorSetup.back')}
            </Button>
          ) : (
            <DialogCancel>{t('settings.twoFactorSetup.close')}</DialogCancel>
          )}
          <Button type="submit" form={formId} tone="primary">
            {t(isSettingUp ? 'settings.twoFactorSetup.next' : 'settings.twoFactorSetup.done')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {isSettingUp && (
          <MutedText>{t('settings.twoFactorSetup.step', { step: 2, of: 3 })}</MutedText>
        )}
        <p>{t('settings.twoFactorSetup.keep')}</p>
        <RecoveryCodes
          heading={t('settings.twoFactorSetup.sheet', { email })}
          codes={codes}
          fileName="recovery-codes.txt"
        />
        <Form id={formId} label={title} onSubmit={() => actor.send({ type: 'codes.keep' })}>
          <CheckboxField name="kept" label={t('settings.twoFactorSetup.kept')} required />
        </Form>
      </Stack>
    </DialogPanel>
  );
}
