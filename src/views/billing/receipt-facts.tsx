import type { Payment } from '#machines/billing/payments.types.ts';
import { useBrand } from '#src/ui/frame/brand.tsx';
import { Facts } from '#src/ui/style/facts.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { cardName } from './card-name.ts';
import { paymentStanding } from './payment-row.tsx';
import { paymentSubject } from './payment-subject.ts';

/** With its zone: a receipt is read elsewhere, too. */
const moment: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** Text key for the sum line: charged, kept by the seller, given back, or not charged. */
const sumName = ({ status, net }: Payment) => {
  if (status === 'failed') return 'notCharged';
  if (status === 'refunded') return 'givenBack';
  if (status !== 'succeeded') return 'toCharge';
  return net ? 'yours' : 'total';
};

/** All that a receipt says: by whom, to whom, for what, how much and when. */
export function ReceiptFacts({ payment, viewerName }: { payment: Payment; viewerName: string }) {
  const texts = useText();
  const { t, plural, date, money, nameOf } = texts;
  const { amount, fee, net, card, note, path, person, createdAt, settledAt, givenBack } = payment;
  const brand = useBrand();
  const viewer = nameOf({ displayName: viewerName });
  // A referral share is paid out of the product's own fee.
  const isShare = payment.type === 'referral';
  const other = isShare ? brand : nameOf(person, t('billing.payments.gone'));
  const isOut = payment.direction === 'out';
  const subject = paymentSubject(texts, payment);
  const nothing = { ...amount, amount: 0 };
  const back = givenBack?.amount.amount ?? 0;
  const rest = net ?? { ...amount, amount: amount.amount - back };
  return (
    <Facts
      facts={[
        { name: t('billing.receipt.by'), value: isOut ? viewer : other },
        { name: t('billing.receipt.to'), value: isOut ? other : viewer },
        {
          name: t('billing.payments.what'),
          value:
            path === null ? (
              subject
            ) : (
              <Link look="inline" href={path}>
                {subject}
              </Link>
            ),
        },
        ...(note === null ? [] : [{ name: t('billing.receipt.note'), value: note }]),
        { name: t('billing.payments.status'), value: paymentStanding(texts, payment).text },
        ...(card ? [{ name: t('billing.payments.paidWith'), value: cardName(texts, card) }] : []),
        { name: t('billing.receipt.begun'), value: date(createdAt, moment) },
        ...(settledAt === null || payment.status === 'refunded'
          ? []
          : [{ name: t('billing.receipt.settled'), value: date(settledAt, moment) }]),
        { name: t(`billing.payments.${fee ? 'gross' : 'amount'}`), value: money(amount) },
        ...(givenBack
          ? [
              {
                name: plural('billing.receipt.daysBack', givenBack.days),
                value: money({ ...amount, amount: 0 - back }),
              },
            ]
          : []),
        ...(fee
          ? [{ name: t('billing.payments.fee'), value: money({ ...fee, amount: 0 - fee.amount }) }]
          : []),
        { name: t('billing.receipt.tax'), value: money(nothing) },
      ]}
      sum={{
        name: t(`billing.receipt.${sumName(payment)}`),
        value: money(payment.status === 'failed' ? nothing : rest),
      }}
    />
  );
}
