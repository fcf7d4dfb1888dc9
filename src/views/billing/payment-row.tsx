import type { Payment } from '#machines/billing/payments.types.ts';
import { CircleAlert, CircleCheck, Clock, X } from '#src/ui/style/icons.ts';
import { href } from '#machines/navigation/routes.ts';
import { Icon, type IconOf } from '#src/ui/style/icon.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { Texts } from '#src/ui/texts/texts.ts';
import { VisuallyHidden } from '#src/ui/style/visually-hidden.tsx';
import { classNames } from '#src/ui/style/class-names.ts';
import { cardName } from './card-name.ts';
import { paymentSubject } from './payment-subject.ts';
import css from './payments.module.css';

const full: Intl.DateTimeFormatOptions = { dateStyle: 'full', timeStyle: 'long' };
const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };

interface Standing {
  readonly icon: IconOf;
  readonly text: string;
}

/** Text and tone of a payment's state, with its date. */
export function paymentStanding({ t, date, money }: Texts, payment: Payment): Standing {
  const { status, direction, availableAt, settledAt, createdAt, givenBack } = payment;
  const settled = { date: date(settledAt ?? createdAt, day) };
  if (status === 'failed') return { icon: X, text: t('billing.payments.failedOn', settled) };
  if (status === 'refunded')
    return { icon: CircleAlert, text: t('billing.payments.refundedOn', settled) };
  if (status !== 'succeeded') return { icon: Clock, text: t(`billing.payments.open.${status}`) };
  if (givenBack) {
    const sum = money(givenBack.amount);
    if (givenBack.settledAt === null)
      return { icon: Clock, text: t('billing.payments.partOwed', { sum }) };
    const on = { sum, date: date(givenBack.settledAt, day) };
    return { icon: CircleAlert, text: t('billing.payments.partRefunded', on) };
  }
  if (direction === 'out')
    return { icon: CircleCheck, text: t('billing.payments.paidOn', settled) };
  if (availableAt !== null && new Date(availableAt).getTime() > Date.now()) {
    const until = { date: date(availableAt, day) };
    return { icon: Clock, text: t('billing.payments.pendingUntil', until) };
  }
  return { icon: CircleCheck, text: t('billing.payments.statuses.available') };
}

/** A payment that came to nothing, or to no end yet, has a page as well; it is no receipt. */
export const receiptName = ({ t }: Texts, { id, status }: Pick<Payment, 'id' | 'status'>) =>
  t(`billing.receipt.${status === 'succeeded' || status === 'refunded' ? 'numbered' : 'payment'}`, {
    number: String(id),
  });

/** One payment in its list: a line of columns, or two lines where there is no room; it leads to its receipt. */
export function PaymentRow({ payment }: { payment: Payment }) {
  const texts = useText();
  const { t, date, money } = texts;
  const { amount, fee, net, card, note, status, createdAt } = payment;
  const { icon, text } = paymentStanding(texts, payment);
  const subject = paymentSubject(texts, payment);
  const isReceived = payment.direction === 'in';
  const sum = (
    name: 'gross' | 'fee' | 'net' | 'amount',
    value: Payment['amount'],
    look: string | undefined,
  ) => (
    <span className={classNames(css.amount, look)}>
      <VisuallyHidden>{`${t(`billing.payments.${name}`)} `}</VisuallyHidden>
      {money(value)}
    </span>
  );
  return (
    <div className={classNames(css.row, isReceived ? css.received : css.sent)}>
      <div className={css.what}>
        <Link
          look="inline"
          href={href('billingReceipt', { id: payment.id })}
          label={t('billing.payments.rowName', {
            what: subject,
            receipt: receiptName(texts, payment),
          })}
          preloadsInView={false}
          className={css.receipt}
        >
          {subject}
        </Link>
        {note !== null && <span className={css.note}>{note}</span>}
      </div>
      {sum(isReceived ? 'net' : 'amount', net ?? amount, css.net)}
      <div className={css.meta}>
        <time className={css.date} dateTime={createdAt} title={date(createdAt, full)}>
          {date(createdAt, day)}
        </time>
        <span className={classNames(css.standing, status === 'failed' && css.declined)}>
          <Icon of={icon} />
          {text}
        </span>
      </div>
      <div className={css.sums}>
        {card && <span className={css.card}>{cardName(texts, card)}</span>}
        {fee && sum('gross', amount, css.gross)}
        {fee && sum('fee', { ...fee, amount: 0 - fee.amount }, css.fee)}
      </div>
    </div>
  );
}
