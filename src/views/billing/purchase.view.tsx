import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { purchaseMachine } from '#machines/billing/purchase.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { Texts } from '#src/ui/texts/texts.ts';
import { PurchaseBody } from './purchase-body.tsx';
import { usePurchase, type PurchaseKnown } from './use-purchase.ts';

export type PurchaseActor = ActorRefFrom<typeof purchaseMachine>;

/** The heading of each situation; while nothing has happened yet, what is bought. */
function titleOf({ t }: Texts, value: string, { subject, payee, earlier }: PurchaseKnown): string {
  const { displayName: name } = payee;
  switch (value) {
    case 'succeeded':
      return t('billing.purchase.succeededTitle');
    case 'declined':
      return t('billing.purchase.declinedTitle');
    case 'needsAction':
      return t('billing.purchase.actionTitle');
    case 'processing':
      return t('billing.purchase.processingTitle');
    case 'priceChanged':
      return t('billing.purchase.priceTitle');
    case 'unknown':
    case 'checking':
    case 'withdrawing':
      return t(earlier ? 'billing.purchase.earlierTitle' : 'billing.purchase.unknownTitle');
    case 'refused':
      return t('billing.purchase.refusedTitle');
    default:
      return t(`billing.purchase.titles.${subject.kind}`, { name });
  }
}

/** The buttons of each situation, the safe one first. */
function Actions({ actor, onBack }: { actor: PurchaseActor; onBack: (() => void) | undefined }) {
  const { t, money } = useText();
  const { price, newPrice } = useSelector(
    actor,
    ({ context: { price, newPrice } }) => ({ price, newPrice }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  const canConfirm = useSelector(actor, (state) => state.can({ type: 'purchase.confirm' }));
  const canAccept = useSelector(actor, (state) => state.can({ type: 'price.accept' }));
  const leave = () => actor.send({ type: 'dialog.dismiss' });
  const check = () => actor.send({ type: 'purchase.check' });
  switch (phase) {
    case 'reviewing':
    case 'paying':
    case 'declined':
      return (
        <>
          <Button onClick={onBack ?? leave} disabled={phase === 'paying'}>
            {onBack ? t('billing.purchase.back') : t('billing.purchase.notNow')}
          </Button>
          <Button
            tone="primary"
            busy={phase === 'paying'}
            disabled={phase !== 'paying' && !canConfirm}
            onClick={() => actor.send({ type: 'purchase.confirm' })}
          >
            {t('billing.purchase.pay', { amount: money(price) })}
          </Button>
        </>
      );
    case 'priceChanged':
      return (
        <>
          <DialogCancel firstFocus>{t('billing.purchase.notNow')}</DialogCancel>
          <Button
            tone="primary"
            disabled={!canAccept}
            onClick={() => actor.send({ type: 'price.accept' })}
          >
            {t('billing.purchase.pay', { amount: money(newPrice ?? price) })}
          </Button>
        </>
      );
    case 'needsAction':
      return <Button onClick={leave}>{t('billing.purchase.cancelPayment')}</Button>;
    case 'processing':
    case 'unknown':
      return (
        <>
          <DialogCancel>{t('billing.purchase.close')}</DialogCancel>
          <Button tone="primary" onClick={check}>
            {t('billing.purchase.check')}
          </Button>
        </>
      );
    case 'succeeded':
      return (
        <>
          <Button onClick={() => actor.send({ type: 'receipt.open' })}>
            {t('billing.receipt.title')}
          </Button>
          <Button tone="primary" firstFocus onClick={leave}>
            {t('billing.purchase.done')}
          </Button>
        </>
      );
    case 'refused':
      return <DialogCancel firstFocus>{t('billing.purchase.close')}</DialogCancel>;
    default:
      return null;
  }
}

/** One purchase, from its price to its receipt, in every state of its chart. */
export function PurchaseView({ actor, onBack }: { actor: PurchaseActor; onBack?: () => void }) {
  const texts = useText();
  const known = usePurchase(actor);
  const phase = useSelector(actor, ({ value }) => value);
  return (
    <DialogPanel
      title={titleOf(texts, phase, known)}
      actions={<Actions actor={actor} onBack={onBack} />}
    >
      <PurchaseBody actor={actor} />
    </DialogPanel>
  );
}
