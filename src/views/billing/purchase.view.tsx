import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { purchaseMachine } from '#machines/billing/purchase.machine.ts';
import { DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { Texts } from '#src/ui/texts/texts.ts';
import { PurchaseActions } from './purchase-actions.tsx';
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

function Paid({ known: { subject, payee } }: { known: PurchaseKnown }) {
  const { t } = useText();
  return (
    <Callout tone="positive" within>
      {t(`billing.purchase.succeeded.${subject.kind}`, { name: payee.displayName })}
    </Callout>
  );
}

/** One purchase, from its price to its receipt, in every state of its chart. */
export function PurchaseView({ actor, onBack }: { actor: PurchaseActor; onBack?: () => void }) {
  const texts = useText();
  const known = usePurchase(actor);
  const phase = useSelector(actor, ({ value }) => value);
  return (
    <DialogPanel
      title={titleOf(texts, phase, known)}
      outcome={phase === 'succeeded' && <Paid known={known} />}
      actions={<PurchaseActions actor={actor} onBack={onBack} />}
    >
      <PurchaseBody actor={actor} />
    </DialogPanel>
  );
}
