import { Facts } from '#src/ui/style/facts.tsx';
import { PersonName } from '#src/ui/texts/person-name.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { Texts } from '#src/ui/texts/texts.ts';
import { cardName } from './card-name.ts';
import { periodEnd } from './renewal-date.ts';
import { PurchaseShown } from './purchase-shown.tsx';
import type { PurchaseKnown } from './use-purchase.ts';

function subjectText({ t, plural }: Texts, { subject, earlier }: PurchaseKnown): string {
  switch (subject.kind) {
    case 'tip':
      if (subject.about === null) return t('billing.purchase.subjects.tip');
      return subject.about.type === 'post'
        ? t('billing.purchase.subjects.tipPost')
        : t('billing.purchase.subjects.tipMessage');
    case 'post':
      return t('billing.purchase.subjects.post');
    case 'message':
      return t('billing.purchase.subjects.message');
    case 'subscription':
      // The months of an earlier visit are not known any more; those chosen now may be others.
      if (earlier) return t('billing.purchase.subjects.subscription');
      return subject.trialDays > 0
        ? plural('billing.subscribe.trial', subject.trialDays)
        : plural('billing.purchase.months', subject.months);
    default:
      return subject satisfies never;
  }
}

/** Subject, creator, the charge today and the charges after it. */
export function PurchaseFacts({
  known,
  sum = 'today',
}: {
  known: PurchaseKnown;
  /** After a refusal nothing is charged today before another try. */
  sum?: 'today' | 'again';
}) {
  const texts = useText();
  const { t, money, date } = texts;
  const { subject, payee, price, shown } = known;
  const later =
    subject.kind === 'subscription'
      ? [
          {
            name: t('billing.purchase.facts.later'),
            value: subject.autoRenew
              ? t('billing.purchase.renews', {
                  price: money(subject.renewalPrice),
                  date: date(periodEnd(subject)),
                })
              : t('billing.purchase.ends', { date: date(periodEnd(subject)) }),
          },
        ]
      : [];
  const words =
    subject.kind === 'tip' && subject.message !== null
      ? [{ name: t('billing.purchase.facts.message'), value: subject.message }]
      : [];
  return (
    <>
      {shown && <PurchaseShown shown={shown} payee={payee} />}
      <Facts
        facts={[
          { name: t('billing.purchase.facts.for'), value: subjectText(texts, known) },
          ...(shown
            ? []
            : [{ name: t('billing.purchase.facts.to'), value: <PersonName of={payee} /> }]),
          ...words,
          ...later,
        ]}
        sum={{ name: t(`billing.purchase.facts.${sum}`), value: money(price) }}
      />
    </>
  );
}

/** Charge as the server confirmed it. */
export function Receipt({ known }: { known: PurchaseKnown }) {
  const texts = useText();
  const { t, money, date } = texts;
  const { receipt, payee } = known;
  if (!receipt) return null;
  return (
    <Facts
      facts={[
        { name: t('billing.purchase.facts.for'), value: subjectText(texts, known) },
        { name: t('billing.purchase.facts.to'), value: <PersonName of={payee} /> },
        ...(receipt.card
          ? [{ name: t('billing.purchase.facts.card'), value: cardName(texts, receipt.card) }]
          : []),
        {
          name: t('billing.purchase.facts.on'),
          value: date(receipt.createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
        },
        { name: t('billing.purchase.facts.number'), value: String(receipt.id) },
      ]}
      sum={{ name: t('billing.purchase.facts.charged'), value: money(receipt.amount) }}
    />
  );
}
