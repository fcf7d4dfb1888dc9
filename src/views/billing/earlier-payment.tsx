import { Callout } from '#src/ui/style/callout.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { PurchaseKnown } from './use-purchase.ts';

interface Props {
  known: PurchaseKnown;
}

/** Names a payment of an earlier visit that is settled before the new one; nothing without one. */
export function EarlierOpen({ known }: Props) {
  const { t } = useText();
  const { earlier, price, payee, subject, receipt } = known;
  if (!earlier || receipt) return null;
  const params = { earlier: earlier.price, amount: price, name: payee.displayName };
  return (
    <p>
      {t(
        subject.kind === 'tip' ? 'billing.purchase.earlierTip' : 'billing.purchase.earlierSame',
        params,
      )}
    </p>
  );
}

/** Outcome of a payment of an earlier visit, above the new one; renders nothing without one. */
export function EarlierOutcome({ known: { earlierOutcome, payee } }: Props) {
  const { t } = useText();
  if (!earlierOutcome) return null;
  const name = payee.displayName;
  if (earlierOutcome.kind === 'paid')
    return (
      <Callout tone="positive">
        {t('billing.purchase.earlierPaid', { amount: earlierOutcome.transaction.amount, name })}
      </Callout>
    );
  return (
    <Callout tone="caution">
      {t('billing.purchase.earlierNotMade', { amount: earlierOutcome.intent.price, name })}
    </Callout>
  );
}
