import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { changedElsewhereMachine } from '#machines/parts/changed-elsewhere.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { formText } from '#src/ui/fields/form-text.ts';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { UnsavedForm } from '#src/ui/fields/unsaved-form.tsx';
import { AttemptStatus } from '../auth/attempt-form.tsx';
import { refusalOf } from '../auth/refusal.ts';
import { ChangedElsewhere } from '../settings/changed-elsewhere.tsx';

/** A text that another tab may save meanwhile, in every state of the part. */
export function ChangedElsewhereView({
  actor,
}: {
  actor: ActorRefFrom<typeof changedElsewhereMachine>;
}) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const fill = useSelector(actor, ({ context }) => context.fill);
  const other = useSelector(actor, ({ context }) => context.other);
  const text = useSelector(actor, ({ context }) => context.text);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isSaving = useSelector(actor, (state) => state.hasTag('busy'));
  const label = t('posts.postTitle.label');
  return (
    <Form
      key={fill}
      label={label}
      onSubmit={() => actor.send({ type: 'form.submit' })}
      refused={failure?.kind === 'invalid' ? failure.fields : undefined}
    >
      <UnsavedForm
        isUnsaved={phase !== 'editing'}
        onEdit={(data) => actor.send({ type: 'form.edit', text: formText(data, 'text') })}
      />
      <AttemptStatus actor={actor} fields={['text']} />
      <TextField
        name="text"
        label={label}
        defaultValue={text}
        error={refusalOf(t, failure, 'text')}
        readOnly={isSaving}
        required
      />
      {phase === 'stale' && other ? (
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
            disabled={phase === 'editing' || phase === 'lockedOut'}
          >
            {t('posts.postTitle.save')}
          </Button>
        </Row>
      )}
    </Form>
  );
}
