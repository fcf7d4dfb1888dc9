import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { changedElsewhereMachine } from '#machines/parts/changed-elsewhere.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Form } from '#src/ui/form.tsx';
import { formText } from '#src/ui/form-text.ts';
import { Row } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { UnsavedForm } from '#src/ui/unsaved-form.tsx';
import { AttemptNotice } from '../auth/attempt-notice.tsx';
import { refusalOf } from '../auth/refusal.ts';
import { ChangedElsewhere } from '../settings/changed-elsewhere.tsx';

/** A text that another tab may save meanwhile, in every state of the part. */
export function ChangedElsewhereView({
  actor,
}: {
  actor: ActorRefFrom<typeof changedElsewhereMachine>;
}) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { fill, other, text, failure, secondsLeft } = state.context;
  const label = t('posts.postTitle.label');
  const isSaving = state.hasTag('busy');
  return (
    <Form
      key={fill}
      label={label}
      onSubmit={() => actor.send({ type: 'form.submit' })}
      refused={failure?.kind === 'invalid' ? failure.fields : undefined}
    >
      <UnsavedForm
        isUnsaved={!state.matches('editing')}
        onEdit={(data) => actor.send({ type: 'form.edit', text: formText(data, 'text') })}
      />
      <AttemptNotice
        status={state.value}
        failure={failure}
        secondsLeft={secondsLeft}
        fields={['text']}
      />
      <TextField
        name="text"
        label={label}
        defaultValue={text}
        error={refusalOf(t, failure, 'text')}
        readOnly={isSaving}
        required
      />
      {state.matches('stale') && other ? (
        <ChangedElsewhere
          send={actor.send}
          fields={[{ name: label, mine: text, other: other.text }]}
        />
      ) : (
        <Row>
          <Button
            type="submit"
            tone="primary"
            busy={isSaving}
            disabled={state.matches('editing') || state.matches('lockedOut')}
          >
            {t('posts.postTitle.save')}
          </Button>
        </Row>
      )}
    </Form>
  );
}
