import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { cardFormMachine } from '#machines/billing/card-form.machine.ts';
import type { Failure } from '#machines/lib/failure.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout, RetryCallout } from '#src/ui/style/callout.tsx';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { ProviderFrame } from '#src/ui/fields/provider-frame.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { Texts } from '#src/ui/texts/texts.ts';
import { serverFullKey } from '../app/failure-texts.ts';
import { declineText } from './purchase-reason.ts';

type Actor = ActorRefFrom<typeof cardFormMachine>;

const refusalOf = (texts: Texts, failure: Failure | null): string => {
  if (failure?.kind === 'conflict') return texts.t('billing.cardForm.duplicate');
  if (failure?.kind === 'paymentDeclined') return declineText(texts, failure);
  return texts.t('billing.cardForm.declined');
};

/** The provider's fields and what became of them, for a dialog of their own and for a purchase. */
export function CardFields({ actor }: { actor: Actor }) {
  const texts = useText();
  const { t } = texts;
  const { setup, failure, makeDefault } = useSelector(
    actor,
    ({ context: { setup, failure, makeDefault } }) => ({ setup, failure, makeDefault }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  const retry = () => actor.send({ type: 'form.retry' });
  switch (phase) {
    case 'preparing':
      return <Spinner label={t('billing.cardForm.preparing')} />;
    case 'loading':
    case 'filling':
      return (
        <Stack gap={12}>
          <p>{t('billing.cardForm.lead')}</p>
          {phase === 'loading' && <Spinner label={t('billing.cardForm.preparing')} />}
          {setup && (
            <ProviderFrame
              title={t('billing.cardForm.frame')}
              url={setup.url}
              origin={setup.origin}
              onReady={() => actor.send({ type: 'frame.ready' })}
              onSetup={(setupId) => actor.send({ type: 'setup.completed', setupId })}
              onDismiss={() => actor.send({ type: 'form.leave' })}
            />
          )}
          <CheckboxField
            name="makeDefault"
            label={t('billing.cardForm.makeDefault')}
            checked={makeDefault}
            onChange={(checked) => actor.send({ type: 'default.change', makeDefault: checked })}
          />
        </Stack>
      );
    case 'saving':
      return <Spinner label={t('billing.cardForm.saving')} />;
    case 'saved':
      return <Callout tone="positive">{t('billing.cardForm.saved')}</Callout>;
    case 'declined':
      return (
        <Callout
          tone="negative"
          title={t('billing.cardForm.declinedTitle')}
          actions={<Button onClick={retry}>{t('billing.cardForm.another')}</Button>}
        >
          {refusalOf(texts, failure)}
        </Callout>
      );
    case 'unconfirmed':
    case 'unreachable':
      return (
        <RetryCallout tone="caution" retry={t('billing.cardForm.retry')} onRetry={retry}>
          {t(serverFullKey(failure) ?? `billing.cardForm.${phase}`)}
        </RetryCallout>
      );
    default:
      return phase satisfies never;
  }
}

/** Payment form as a dialog. */
export function CardFormView({ actor }: { actor: Actor }) {
  const { t } = useText();
  return (
    <DialogPanel
      title={t('billing.cardForm.title')}
      actions={
        <Button firstFocus onClick={() => actor.send({ type: 'form.leave' })}>
          {t('billing.cardForm.close')}
        </Button>
      }
    >
      <CardFields actor={actor} />
    </DialogPanel>
  );
}
