import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { leavingMachine } from '#machines/settings/leaving.machine.ts';
import { formWords } from '#src/ui/fields/form-text.ts';
import { KeptFields } from '#src/ui/fields/kept-fields.tsx';
import { Submission } from '#src/ui/fields/submission.tsx';
import { Textarea } from '#src/ui/fields/textarea.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { AttemptStatus } from '../auth/attempt-form.tsx';
import { refusalOf } from '../auth/refusal.ts';

/** Optional reason for leaving, and the button that closes the account. */
export function LeavingForm({ actor }: { actor: ActorRefFrom<typeof leavingMachine> }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <Submission
      label={t('settings.leaving.title')}
      phase={phase}
      failure={failure}
      notice={<AttemptStatus actor={actor} fields={['reason']} />}
      submit={t('settings.leaving.submit')}
      tone="negative"
      busy={isBusy}
      onSubmit={(data) => actor.send({ type: 'form.submit', reason: formWords(data, 'reason') })}
    >
      <KeptFields name="leaving" />
      <Textarea
        name="reason"
        label={t('settings.leaving.reason')}
        error={refusalOf(t, failure, 'reason')}
        maxLength={1000}
      />
    </Submission>
  );
}
