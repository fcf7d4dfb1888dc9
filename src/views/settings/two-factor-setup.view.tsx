import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { twoFactorSetupMachine } from '#machines/settings/two-factor-setup.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { CodesStep } from './codes-step.tsx';
import { KeyStep } from './key-step.tsx';
import { ProofStep } from './proof-step.tsx';

type Actor = ActorRefFrom<typeof twoFactorSetupMachine>;

function Waiting({ actor }: { actor: Actor }) {
  const { t } = useText();
  const isFailed = useSelector(actor, (state) => state.matches('failed'));
  return (
    <DialogPanel
      title={t('settings.twoFactorSetup.title')}
      actions={
        <>
          <DialogCancel />
          {isFailed && (
            <Button tone="primary" onClick={() => actor.send({ type: 'setup.retry' })}>
              {t('settings.securitySettings.retry')}
            </Button>
          )}
        </>
      }
    >
      {isFailed ? (
        <Callout tone="negative">{t('settings.twoFactorSetup.failed')}</Callout>
      ) : (
        <Loading label={t('settings.twoFactorSetup.loading')}>
          <Skeleton lines={6} />
        </Loading>
      )}
    </DialogPanel>
  );
}

/** A second factor is set up in three steps, or new recovery codes are shown. */
export function TwoFactorSetupView({ actor }: { actor: Actor }) {
  const phase = useSelector(actor, ({ value }) => value);
  const secret = useSelector(actor, ({ context }) => context.secret);
  const purpose = useSelector(actor, ({ context }) => context.purpose);
  if (secret === null) return <Waiting actor={actor} />;
  if (phase === 'scanning') return <KeyStep actor={actor} secret={secret} />;
  if (phase === 'keeping' || purpose === 'newCodes')
    return <CodesStep actor={actor} codes={secret.codes} />;
  return <ProofStep actor={actor} />;
}
