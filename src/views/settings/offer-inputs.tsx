import { useSelector } from '@xstate/react';
import type { OfferForm } from '#machines/settings/offer-form.types.ts';
import { DateField } from '#src/ui/fields/date-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { useText, useTextWithAmounts } from '#src/ui/texts/text.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { offerChoices } from './offer-choices.ts';
import type { OfferFieldsProps } from './offer-fields.types.ts';
import { useOfferProblem } from './offer-problems.ts';

interface OfferFieldProps extends OfferFieldsProps {
  readonly isSaving: boolean;
}

/** Price of a month. */
export function OfferPrice(props: OfferFieldProps) {
  const { t, money } = useTextWithAmounts();
  const { currency, min, max } = useSelector(props.actor, ({ context }) => context.known);
  const price = useSelector(props.actor, ({ context }) => context.form.price);
  const sum = (amount: number) => money({ amount, currency });
  return (
    <TextField
      name="price"
      inputMode="decimal"
      autoComplete="off"
      label={t('settings.subscriptionSettings.price')}
      help={t('settings.subscriptionSettings.priceHelp', { min: sum(min), max: sum(max) })}
      defaultValue={price}
      after={currency}
      error={useOfferProblem(props, 'price')}
      readOnly={props.isSaving}
    />
  );
}

interface ChoiceProps extends OfferFieldProps {
  readonly name: Exclude<keyof OfferForm, 'price' | 'until'>;
}

/** One of the choices beside the price. */
export function OfferChoice({ actor, name, isSaving }: ChoiceProps) {
  const texts = useTextWithAmounts();
  const value = useSelector(actor, ({ context }) => context.form[name]);
  return (
    <SelectField
      name={name}
      label={texts.t(`settings.subscriptionSettings.${name}`)}
      defaultValue={value}
      options={offerChoices(texts, name, value)}
      error={useOfferProblem({ actor }, name)}
      disabled={isSaving}
    />
  );
}

/** The day on which a promotion ends, where there is one. */
export function OfferUntil(props: OfferFieldProps) {
  const { actor, isSaving } = props;
  const { t } = useText();
  const isPromoted = useSelector(actor, ({ context }) => context.form.promotion !== '0');
  const value = useSelector(actor, ({ context }) => context.form.until);
  const error = useOfferProblem(props, 'until');
  if (!isPromoted) return null;
  return (
    <DateField
      name="until"
      label={t('settings.subscriptionSettings.until')}
      value={value}
      onChoose={(until) =>
        actor.send({ type: 'form.edit', form: { ...actor.getSnapshot().context.form, until } })
      }
      error={error}
      disabled={isSaving}
    />
  );
}
