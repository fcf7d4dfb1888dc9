import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { receiptMachine } from '#machines/billing/receipt.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { useBrand } from '#src/ui/frame/brand.tsx';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { ArrowLeft } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { Printed } from '#src/ui/style/printed.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { ScreenTitle } from '#src/ui/frame/screen-title.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { receiptName } from './payment-row.tsx';
import { ReceiptActs } from './receipt-acts.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';
import { SoldContent } from './sold-content.tsx';
import css from './receipt.module.css';

type Actor = ActorRefFrom<typeof receiptMachine>;

function Situation({ actor }: { actor: Actor }) {
  const { t } = useText();
  const payment = useSelector(actor, ({ context }) => context.payment);
  const viewerName = useSelector(actor, ({ context }) => context.viewerName);
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  if (hasFailed)
    return (
      <RetryCallout
        tone="negative"
        retry={t('billing.payments.retry')}
        onRetry={() => actor.send({ type: 'receipt.retry' })}
      >
        {t('billing.receipt.failed')}
      </RetryCallout>
    );
  if (!payment)
    return (
      <Loading label={t('billing.receipt.loading')}>
        <Skeleton lines={6} />
      </Loading>
    );
  return <ReceiptFacts payment={payment} viewerName={viewerName} />;
}

function Sheet({ actor }: { actor: Actor }) {
  const texts = useText();
  const { t } = texts;
  const brand = useBrand();
  const payment = useSelector(actor, ({ context }) => context.payment);
  const paymentId = useSelector(actor, ({ context }) => context.paymentId);
  const isMissing = useSelector(actor, (state) => state.matches('missing'));
  const title = receiptName(texts, payment ?? { id: paymentId, status: 'succeeded' });
  if (isMissing)
    return (
      <>
        <ScreenHeading hidden>{title}</ScreenHeading>
        <EmptyState
          title={t('billing.receipt.missing')}
          actions={
            <Link look="primary" href={href('billing')}>
              {t('billing.payments.title')}
            </Link>
          }
        />
      </>
    );
  return (
    <div className={css.page}>
      <ScreenTitle>{title}</ScreenTitle>
      <article className={css.receipt}>
        <Stack gap={16}>
          <div className={css.brand} aria-hidden>
            {brand}
          </div>
          <ScreenHeading own>{title}</ScreenHeading>
          <Situation actor={actor} />
        </Stack>
      </article>
      {payment && (
        <div className={css.acts}>
          <ReceiptActs actor={actor} payment={payment} />
        </div>
      )}
      {payment?.sold && (
        <div className={css.sold}>
          <SoldContent sold={payment.sold} />
        </div>
      )}
    </div>
  );
}

/** The list that the payment stands in. */
function Back({ actor }: { actor: Actor }) {
  const { t } = useText();
  const direction = useSelector(actor, ({ context }) => context.payment?.direction);
  const list = { in: href('billingReceived'), out: href('billingSent') };
  return (
    <Link icon={ArrowLeft} href={direction ? list[direction] : href('billing')}>
      {t('billing.payments.title')}
    </Link>
  );
}

/** A receipt, in every state of its chart. */
export function ReceiptView({ actor }: { actor: Actor }) {
  return (
    <Printed>
      <Back actor={actor} />
      <Sheet actor={actor} />
    </Printed>
  );
}
