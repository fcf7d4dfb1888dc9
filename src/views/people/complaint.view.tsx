import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { complaintMachine } from '#machines/people/complaint.machine.ts';
import type { ComplaintReason } from '#machines/people/complaint.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { formText, formWords } from '#src/ui/fields/form-text.ts';
import { Form } from '#src/ui/fields/form.tsx';
import { KeptFields } from '#src/ui/fields/kept-fields.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { Textarea } from '#src/ui/fields/textarea.tsx';
import { ComplaintReceipt } from './complaint-receipt.tsx';
import { RefusalNotice } from '../modal/refusal-notice.tsx';

type Actor = ActorRefFrom<typeof complaintMachine>;
const formId = 'complaint';
const longest = 1000;
const reasons = [
  'spam',
  'harassment',
  'violence',
  'illegal',
  'stolen',
  'fraud',
  'other',
] as const satisfies readonly ComplaintReason[];

/** A report about a person or a post: reason and words, then the receipt. */
export function ComplaintView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const {
    about,
    displayName: name,
    failure,
    secondsLeft,
    paymentId,
  } = useSelector(
    actor,
    ({ context: { about, displayName, failure, secondsLeft, paymentId } }) => ({
      about,
      displayName,
      failure,
      secondsLeft,
      paymentId,
    }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  if (phase === 'sent' || phase === 'parted' || phase === 'settled') {
    return <ComplaintReceipt actor={actor} />;
  }
  const title = t(`people.complaint.about.${about.kind}`, { name });
  const submit = (data: FormData) => {
    const reason = reasons.find((each) => each === formText(data, 'reason'));
    const words = formWords(data, 'message');
    if (!reason) return;
    // Spam says it all; a server wants words all the same. What else misses them, it says by the field.
    const message = reason === 'spam' && words === '' ? t('people.complaint.reasons.spam') : words;
    actor.send({ type: 'form.submit', reason, message });
  };
  return (
    <DialogPanel
      title={title}
      actions={
        <>
          <DialogCancel />
          <Button
            type="submit"
            form={formId}
            tone="primary"
            busy={isBusy}
            disabled={phase === 'lockedOut'}
          >
            {t('people.complaint.submit')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        label={title}
        onSubmit={submit}
        refused={failure?.kind === 'invalid' ? failure.fields : undefined}
      >
        <KeptFields name={`complaint-${JSON.stringify({ ...about, paymentId })}`} />
        <MutedText>{t('people.complaint.lead')}</MutedText>
        <RefusalNotice status={phase} failure={failure} secondsLeft={secondsLeft} />
        <SelectField
          name="reason"
          label={t('people.complaint.reason')}
          required
          defaultValue=""
          options={[
            { value: '', label: t('people.complaint.choose') },
            ...reasons.map((value) => ({
              value,
              label: t(`people.complaint.reasons.${value === 'other' ? 'different' : value}`),
            })),
          ]}
        />
        <Textarea
          name="message"
          label={t('people.complaint.message')}
          help={t('people.complaint.limit', { count: longest })}
          rows={4}
          maxLength={longest}
          defaultValue={
            paymentId === undefined
              ? ''
              : t('people.complaint.payment', { number: String(paymentId) })
          }
        />
      </Form>
    </DialogPanel>
  );
}
