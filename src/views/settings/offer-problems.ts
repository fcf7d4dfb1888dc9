import { useSelector } from '@xstate/react';
import type { Failure } from '#machines/lib/failure.ts';
import type { OfferForm } from '#machines/settings/offer-form.types.ts';
import { useTextWithAmounts } from '#src/ui/texts/text.tsx';
import { refusalOf } from '../auth/refusal.ts';
import type { OfferFieldsProps } from './offer-fields.types.ts';

/** Names that the server gives to the fields. */
const wire: Readonly<Record<keyof OfferForm, readonly string[]>> = {
  price: ['price'],
  three: ['plans.0.discount'],
  six: ['plans.1.discount'],
  twelve: ['plans.2.discount'],
  trialDays: ['trial_days'],
  promotion: ['promotion.discount'],
  until: ['promotion', 'promotion.until'],
};
/** The same for a list: what is refused in another field is said above the form. */
export const offerWireFields: readonly string[] = Object.values(wire).flat();

/** Fields of the form that the server refused, with no words of its own; undefined without any. */
export const refusedFields = (failure: Failure | null) => {
  if (failure?.kind !== 'invalid') return undefined;
  const { fields } = failure;
  const names = Object.entries(wire).filter(([, keys]) => keys.some((key) => fields[key]));
  return Object.fromEntries(names.map(([name]) => [name, []]));
};

const words = {
  'The promotion field must be a date after now.': 'settings.subscriptionSettings.problems.past',
  'The promotion field must be a date within a year.': 'settings.subscriptionSettings.problems.far',
} as const;

/** Error text of one field, from the first attempt to save or from the server's refusal. */
export function useOfferProblem({ actor }: OfferFieldsProps, name: keyof OfferForm) {
  const { t, money } = useTextWithAmounts();
  const { currency, min, max } = useSelector(actor, ({ context }) => context.known);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const found = useSelector(actor, (state) =>
    state.matches('incomplete') && (name === 'price' || name === 'until')
      ? state.context.problems[name]
      : undefined,
  );
  const refused = wire[name].flatMap((field) => refusalOf(t, failure, field, words) ?? [])[0];
  const problem = name === 'price' && refused ? 'outside' : found;
  const sum = (amount: number) => money({ amount, currency });
  return problem === undefined
    ? refused
    : t(`settings.subscriptionSettings.problems.${problem}`, { min: sum(min), max: sum(max) });
}
