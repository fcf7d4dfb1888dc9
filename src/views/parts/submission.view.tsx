import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { submissionMachine } from '#machines/parts/submission.machine.ts';
import { Callout } from '#src/ui/style/callout.tsx';
import { formText } from '#src/ui/fields/form-text.ts';
import { Submission } from '#src/ui/fields/submission.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { AttemptNotice } from '../auth/attempt-notice.tsx';
import { refusalOf } from '../auth/refusal.ts';

/** A form with one text, in every state of the part. */
export function SubmissionView({ actor }: { actor: ActorRefFrom<typeof submissionMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure, secondsLeft } = state.context;
  return (
    <Submission
      label={t('posts.postTitle.label')}
      phase={state.value}
      failure={failure}
      notice={
        state.matches('saved') ? (
          <Callout tone="positive">{t('posts.postTitle.saved')}</Callout>
        ) : (
          <AttemptNotice
            status={state.value}
            failure={failure}
            secondsLeft={secondsLeft}
            fields={['text']}
          />
        )
      }
      submit={t('posts.postTitle.save')}
      tone="primary"
      onSubmit={(data) => actor.send({ type: 'form.submit', text: formText(data, 'text') })}
    >
      <TextField
        name="text"
        label={t('posts.postTitle.label')}
        error={refusalOf(t, failure, 'text')}
        required
      />
    </Submission>
  );
}
