import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { twoFactorSetupMachine } from '#machines/settings/two-factor-setup.machine.ts';
import type { TwoFactorSecret } from '#machines/settings/two-factor-setup.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { CopyField } from '#src/ui/fields/copy-field.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { OutsideLink } from '#src/ui/buttons/outside-link.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { QrPicture } from '#src/ui/media/qr-picture.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';

const inFours = (key: string): string => (key.match(/.{1,4}/g) ?? []).join(' ');

/** Step one: the authenticator app takes the key. */
export function KeyStep({
  actor,
  secret,
}: {
  actor: ActorRefFrom<typeof twoFactorSetupMachine>;
  secret: TwoFactorSecret;
}) {
  const { t } = useText();
  const isKnown = useSelector(actor, ({ context }) => context.purpose === 'knownKey');
  return (
    <DialogPanel
      title={t('settings.twoFactorSetup.title')}
      actions={
        <>
          <DialogCancel />
          <Button tone="primary" firstFocus onClick={() => actor.send({ type: 'step.next' })}>
            {t('settings.twoFactorSetup.next')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <MutedText>{t('settings.twoFactorSetup.step', { step: 1, of: 3 })}</MutedText>
        {isKnown && <Callout tone="caution">{t('settings.twoFactorSetup.knownKey')}</Callout>}
        <p>{t('settings.twoFactorSetup.scan')}</p>
        <QrPicture svg={secret.picture} alt={t('settings.twoFactorSetup.picture')} />
        <CopyField
          name="key"
          label={t('settings.twoFactorSetup.key')}
          value={secret.key}
          shown={inFours(secret.key)}
        />
        <OutsideLink href={secret.address}>{t('settings.twoFactorSetup.open')}</OutsideLink>
      </Stack>
    </DialogPanel>
  );
}
