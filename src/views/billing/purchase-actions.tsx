import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { purchaseMachine } from '#machines/billing/purchase.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DialogCancel, DialogDone } from '#src/ui/dialog/dialog-panel.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** The buttons of each situation, the safe one first. */
export function PurchaseActions({
  actor,
  onBack,
}: {
  actor: ActorRefFrom<typeof purchaseMachine>;
  onBack: (() => void) | undefined;
}) {
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
          <DialogDone onClick={leave}>{t('billing.purchase.done')}</DialogDone>
        </>
      );
    case 'refused':
      return <DialogCancel firstFocus>{t('billing.purchase.close')}</DialogCancel>;
    default:
      return null;
  }
}
