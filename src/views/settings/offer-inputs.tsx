import { useSelector } from '@xstate/react';
import type { OfferForm, OfferKnown } from '#machines/settings/subscription-settings.types.ts';
import { DateField } from '#src/ui/fields/date-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { useText, useTextWithAmounts } from '#src/ui/texts/text.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { offerChoices } from './offer-choices.ts';
import type { OfferFieldsProps } from './offer-fields.types.ts';

interface OfferFieldProps extends OfferFieldsProps {
  readonly known: OfferKnown;
  readonly isSaving: boolean;
}

/** Error text of one field, from the first attempt to save. */
function useProblem(
  { actor, known: { currency, min, max } }: OfferFieldProps,
  name: 'price' | 'until',
) {
  const { t, money } = useTextWithAmounts();
  const problem = useSelector(actor, (state) =>
    state.matches('incomplete') ? state.context.problems[name] : undefined,
  );
  const sum = (amount: number) => money({ amount, currency });
  return (
    problem &&
    t(`settings.subscriptionSettings.problems.${problem}`, { min: sum(min), max: sum(max) })
  );
}

/** Price of a month. */
export function OfferPrice(props: OfferFieldProps) {
  const { t, money } = useTextWithAmounts();
  const { currency, min, max } = props.known;
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
      error={useProblem(props, 'price')}
      readOnly={props.isSaving}
    />
  );
}

type ChoiceProps = Omit<OfferFieldProps, 'known'> & {
  readonly name: Exclude<keyof OfferForm, 'price' | 'until'>;
};

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
  const error = useProblem(props, 'until');
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
