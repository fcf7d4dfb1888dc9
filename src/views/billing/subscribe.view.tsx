import { useSelector } from '@xstate/react';
import { Button } from '#src/ui/buttons/button.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { SubscribeSelector, type SubscribeActor } from './subscribe-selector.tsx';

/** The way from the selector to the purchase; hidden where there is nothing to choose. */
export function SubscribeButton({ actor, wide }: { actor: SubscribeActor; wide?: boolean }) {
  const { t, money } = useText();
  const price = useSelector(
    actor,
    ({ context: { plans, planId } }) => plans.find(({ id }) => id === planId)?.price,
  );
  const canReview = useSelector(actor, (snapshot) => snapshot.can({ type: 'subscribe.review' }));
  return canReview && price ? (
    <Button
      tone="primary"
      {...(wide ? { wide } : {})}
      onClick={() => actor.send({ type: 'subscribe.review' })}
    >
      {t('billing.purchase.continue', { price: money(price) })}
    </Button>
  ) : null;
}

/** The subscription selector as a dialog. */
export function SubscribeView({ actor }: { actor: SubscribeActor }) {
  const { t } = useText();
  const name = useSelector(actor, ({ context }) => context.payee.displayName);
  return (
    <DialogPanel
      title={t('billing.purchase.titles.subscription', { name })}
      actions={
        <>
          <DialogCancel>{t('billing.subscribe.cancel')}</DialogCancel>
          <SubscribeButton actor={actor} />
        </>
      }
    >
      <SubscribeSelector actor={actor} />
    </DialogPanel>
  );
}
