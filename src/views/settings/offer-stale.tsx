import { useSelector } from '@xstate/react';
import type { OfferForm, OtherOffer } from '#machines/settings/offer-form.types.ts';
import { useTextWithAmounts } from '#src/ui/texts/text.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { offerChoices } from './offer-choices.ts';
import type { OfferFieldsProps } from './offer-fields.types.ts';

const names = ['price', 'three', 'six', 'twelve', 'trialDays', 'promotion', 'until'] as const;

/** Conflict of an offer with a save made elsewhere, field by field. */
export function OfferStale({ actor, other }: OfferFieldsProps & { other: OtherOffer }) {
  const texts = useTextWithAmounts();
  const form = useSelector(actor, ({ context }) => context.form);
  const { currency, offer } = other.known;
  const { t, date, money } = texts;
  const written = (name: keyof OfferForm): string => {
    if (name === 'price')
      return offer.price === null ? '' : money({ amount: offer.price, currency });
    const value = other.form[name];
    if (name === 'until') return value && date(`${value}T12:00`, { dateStyle: 'long' });
    return offerChoices(texts, name, value).find((each) => each.value === value)?.label ?? value;
  };
  const mine = form.promotion === '0' ? { ...form, until: '' } : form;
  return (
    <ChangedElsewhere
      send={actor.send}
      fields={names
        .filter((name) => mine[name] !== other.form[name])
        .map((name) => ({
          name: t(`settings.subscriptionSettings.${name}`),
          mine: mine[name],
          other: written(name),
        }))}
    />
  );
}
