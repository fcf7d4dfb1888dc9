import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { receiptMachine } from '#machines/billing/receipt.machine.ts';
import type { Payment } from '#machines/billing/payments.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { PrintButton } from '#src/ui/buttons/print-button.tsx';
import { Share } from '#src/ui/style/icons.ts';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** Buttons below a receipt; none of them is on paper. */
export function ReceiptActs({
  actor,
  payment,
}: {
  actor: ActorRefFrom<typeof receiptMachine>;
  payment: Payment;
}) {
  const { t } = useText();
  const isSharing = useSelector(actor, (state) => state.matches('sharing'));
  return (
    <Stack gap={8}>
      <Row gap={8}>
        <Button icon={Share} busy={isSharing} onClick={() => actor.send({ type: 'receipt.share' })}>
          {t('billing.receipt.share')}
        </Button>
        <PrintButton>{t('billing.receipt.print')}</PrintButton>
      </Row>
      {payment.person && (
        <Row>
          <Button tone="quiet" onClick={() => actor.send({ type: 'receipt.dispute' })}>
            {t('billing.receipt.wrong')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
