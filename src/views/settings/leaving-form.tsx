import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { leavingMachine } from '#machines/settings/leaving.machine.ts';
import { formWords } from '#src/ui/form-text.ts';
import { KeptFields } from '#src/ui/kept-fields.tsx';
import { Submission } from '#src/ui/submission.tsx';
import { Textarea } from '#src/ui/textarea.tsx';
import { useText } from '#src/ui/text.tsx';
import { AttemptNotice } from '../auth/attempt-notice.tsx';
import { refusalOf } from '../auth/refusal.ts';

/** Why one leaves, if one wants to say it, and the button that does it. */
export function LeavingForm({ actor }: { actor: ActorRefFrom<typeof leavingMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure, secondsLeft } = state.context;
  return (
    <Submission
      label={t('settings.leaving.title')}
      phase={state.value}
      failure={failure}
      notice={
        <AttemptNotice
          status={state.value}
          failure={failure}
          secondsLeft={secondsLeft}
          fields={['reason']}
        />
      }
      submit={t('settings.leaving.submit')}
      tone="negative"
      busy={state.hasTag('busy')}
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
