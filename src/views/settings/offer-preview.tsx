import type {
  OfferKnown,
  OfferLine,
  OfferPreview as Previewed,
} from '#machines/settings/offer-form.types.ts';
import { Heading } from '#src/ui/style/heading.tsx';
import { Facts } from '#src/ui/style/facts.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useTextWithAmounts } from '#src/ui/texts/text.tsx';

/** Preview of the offer for a fan; present subscribers keep their price. */
export function OfferPreview({ known, preview }: { known: OfferKnown; preview: Previewed }) {
  const { t, plural, money, number, date } = useTextWithAmounts();
  const { currency, subscribers, offer: saved } = known;
  const { price, trialDays, promotion, until, lines } = preview;
  const sum = (amount: number) => money({ amount, currency });
  const written = ({ months, discount, amount }: OfferLine) => {
    if (months === 1) return sum(amount);
    const params = { sum: sum(amount), monthly: sum(Math.round(amount / months)) };
    if (discount === 0) return t('settings.subscriptionSettings.bundle', params);
    const percent = number(discount / 100, { style: 'percent' });
    return t('settings.subscriptionSettings.bundleLess', { ...params, percent });
  };
  const isPromoted = promotion > 0 && until !== '' && price !== null;
  const keeps = subscribers > 0 && saved.price !== null && price !== null && price !== saved.price;
  if (lines.length === 0)
    return <MutedText>{t('settings.subscriptionSettings.notOffered')}</MutedText>;
  return (
    <Stack gap={8}>
      <Heading level={3}>{t('settings.subscriptionSettings.preview')}</Heading>
      <Facts
        facts={lines.map((line) => ({
          name: plural('settings.subscriptionSettings.months', line.months),
          value: written(line),
        }))}
      />
      {trialDays > 0 && (
        <p>
          {plural('settings.subscriptionSettings.trialThen', trialDays, { price: sum(price ?? 0) })}
        </p>
      )}
      {isPromoted && (
        <p>
          {t('settings.subscriptionSettings.promotionThen', {
            sum: sum(Math.round((price * (100 - promotion)) / 100)),
            date: date(`${until}T12:00`, { day: 'numeric', month: 'long' }),
            price: sum(price),
          })}
        </p>
      )}
      {keeps && (
        <p>
          {t('settings.subscriptionSettings.keeps', {
            before: sum(saved.price),
            after: sum(price),
          })}
        </p>
      )}
    </Stack>
  );
}
