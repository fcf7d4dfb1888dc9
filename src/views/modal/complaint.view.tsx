import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { complaintMachine } from '#machines/modal/complaint.machine.ts';
import type { ComplaintReason } from '#machines/modal/complaint.types.ts';
import { Button } from '#src/ui/button.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog-panel.tsx';
import { formText } from '#src/ui/form-text.ts';
import { Form } from '#src/ui/form.tsx';
import { KeptFields } from '#src/ui/kept-fields.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { useText } from '#src/ui/text.tsx';
import { Textarea } from '#src/ui/textarea.tsx';
import { ComplaintReceipt } from './complaint-receipt.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

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
  const state = useSelector(actor, (snapshot) => snapshot);
  const { about, displayName: name, failure, secondsLeft, paymentId } = state.context;
  if (state.matches('sent') || state.matches('parted') || state.matches('settled')) {
    return <ComplaintReceipt actor={actor} />;
  }
  const title = t(`modal.complaint.about.${about.kind}`, { name });
  const submit = (data: FormData) => {
    const reason = reasons.find((each) => each === formText(data, 'reason'));
    const words = formText(data, 'message');
    if (!reason) return;
    // Spam says it all; a server wants words all the same. What else misses them, it says by the field.
    const message =
      reason === 'spam' && words.trim() === '' ? t('modal.complaint.reasons.spam') : words;
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
            busy={state.hasTag('busy')}
            disabled={state.matches('lockedOut')}
          >
            {t('modal.complaint.submit')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        label={title}
        onSubmit={submit}
        errors={failure?.kind === 'invalid' ? failure.fields : undefined}
      >
        <KeptFields name={`complaint-${JSON.stringify({ ...about, paymentId })}`} />
        <Quiet>{t('modal.complaint.lead')}</Quiet>
        <RefusalNotice failure={failure} secondsLeft={secondsLeft} />
        <SelectField
          name="reason"
          label={t('modal.complaint.reason')}
          required
          defaultValue=""
          options={[
            { value: '', label: t('modal.complaint.choose') },
            ...reasons.map((value) => ({
              value,
              label: t(`modal.complaint.reasons.${value === 'other' ? 'different' : value}`),
            })),
          ]}
        />
        <Textarea
          name="message"
          label={t('modal.complaint.message')}
          help={t('modal.complaint.limit', { count: longest })}
          rows={4}
          maxLength={longest}
          defaultValue={
            paymentId === undefined
              ? ''
              : t('modal.complaint.payment', { number: String(paymentId) })
          }
        />
      </Form>
    </DialogPanel>
  );
}
