import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { OfferForm } from '#machines/settings/offer-form.types.ts';
import { formText } from '#src/ui/fields/form-text.ts';
import { Form } from '#src/ui/fields/form.tsx';
import { KeptFields } from '#src/ui/fields/kept-fields.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { UnsavedForm } from '#src/ui/fields/unsaved-form.tsx';
import { AttemptStatus } from '../auth/attempt-form.tsx';
import type { OfferFieldsProps } from './offer-fields.types.ts';
import { OfferFoot } from './offer-foot.tsx';
import { OfferChoice, OfferPrice, OfferUntil } from './offer-inputs.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { offerWireFields, refusedFields } from './offer-problems.ts';

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

function Preview({ actor }: OfferFieldsProps) {
  const known = useSelector(actor, ({ context }) => context.known);
  const preview = useSelector(actor, ({ context }) => context.preview);
  return <OfferPreview known={known} preview={preview} />;
}

/** The fields of an offer, what comes of them, and what is to be said of saving. */
export function OfferFields({ actor }: OfferFieldsProps) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const refused = useMemo(() => refusedFields(failure), [failure]);
  const isUpdated = phase === 'updated';
  const isSaving = phase === 'saving' || phase === 'comparing';
  return (
    <Form
      label={t('settings.subscriptionSettings.title')}
      onSubmit={() => actor.send({ type: 'form.submit' })}
      refused={refused}
    >
      <UnsavedForm
        isUnsaved={phase !== 'editing' && !isUpdated}
        onEdit={(data) => actor.send({ type: 'form.edit', form: formIn(data) })}
      />
      <KeptFields name="settings-offer" isSaved={isUpdated} />
      <AttemptStatus actor={actor} fields={offerWireFields} />
      <OfferPrice actor={actor} isSaving={isSaving} />
      {selects.map((name) => (
        <OfferChoice key={name} actor={actor} name={name} isSaving={isSaving} />
      ))}
      <OfferUntil actor={actor} isSaving={isSaving} />
      <Preview actor={actor} />
      <OfferFoot actor={actor} />
    </Form>
  );
}
