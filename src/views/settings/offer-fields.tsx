import type { OfferForm } from '#machines/settings/subscription-settings.types.ts';
import { DateField } from '#src/ui/date-field.tsx';
import { formText } from '#src/ui/form-text.ts';
import { Form } from '#src/ui/form.tsx';
import { KeptFields } from '#src/ui/kept-fields.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { useTextWithAmounts } from '#src/ui/text.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { UnsavedForm } from '#src/ui/unsaved-form.tsx';
import { AttemptNotice } from '../auth/attempt-notice.tsx';
import { offerChoices } from './offer-choices.ts';
import type { OfferFieldsProps } from './offer-fields.types.ts';
import { OfferFoot } from './offer-foot.tsx';
import { OfferPreview } from './offer-preview.tsx';

const selects = ['three', 'six', 'twelve', 'trialDays', 'promotion'] as const;

const formIn = (data: FormData): OfferForm => ({
  price: formText(data, 'price'),
  three: formText(data, 'three'),
  six: formText(data, 'six'),
  twelve: formText(data, 'twelve'),
  trialDays: formText(data, 'trialDays'),
  promotion: formText(data, 'promotion'),
  until: formText(data, 'until'),
});

/** The fields of an offer, what comes of them, and what is to be said of saving. */
export function OfferFields({ state, send }: OfferFieldsProps) {
  const texts = useTextWithAmounts();
  const { t, money } = texts;
  const { known, form, preview, failure, secondsLeft } = state.context;
  if (!known) return null;
  const { currency, min, max } = known;
  const isSaving = state.matches('saving');
  const isUpdated = state.matches('updated');
  const isUnsaved = !state.matches('editing') && !isUpdated;
  const problems = state.matches('incomplete') ? state.context.problems : {};
  const sum = (amount: number) => money({ amount, currency });
  const error = (name: 'price' | 'until') =>
    problems[name] &&
    t(`settings.subscriptionSettings.problems.${problems[name]}`, {
      min: sum(min),
      max: sum(max),
    });
  return (
    <Form
      label={t('settings.subscriptionSettings.title')}
      onSubmit={() => send({ type: 'form.submit' })}
    >
      <UnsavedForm
        isUnsaved={isUnsaved}
        onEdit={(data) => send({ type: 'form.edit', form: formIn(data) })}
      />
      <KeptFields name="settings-offer" isSaved={isUpdated} />
      <AttemptNotice
        status={typeof state.value === 'string' ? state.value : ''}
        failure={failure}
        secondsLeft={secondsLeft}
        fields={[]}
      />
      <TextField
        name="price"
        inputMode="decimal"
        autoComplete="off"
        label={t('settings.subscriptionSettings.price')}
        help={t('settings.subscriptionSettings.priceHelp', { min: sum(min), max: sum(max) })}
        defaultValue={form.price}
        after={currency}
        error={error('price')}
        readOnly={isSaving}
      />
      {selects.map((name) => (
        <SelectField
          key={name}
          name={name}
          label={t(`settings.subscriptionSettings.${name}`)}
          defaultValue={form[name]}
          options={offerChoices(texts, name, form[name])}
          disabled={isSaving}
        />
      ))}
      {form.promotion !== '0' && (
        <DateField
          name="until"
          label={t('settings.subscriptionSettings.until')}
          value={form.until}
          onChoose={(until) => send({ type: 'form.edit', form: { ...form, until } })}
          error={error('until')}
          disabled={isSaving}
        />
      )}
      <OfferPreview known={known} preview={preview} />
      <OfferFoot state={state} send={send} />
    </Form>
  );
}
