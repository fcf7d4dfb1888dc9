import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { commentChangeMachine } from '#machines/posts/comment-change.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { KeepFocus } from '#src/ui/focus/keep-focus.tsx';
import { KeptText } from '#src/ui/fields/kept-fields.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { Textarea } from '#src/ui/fields/textarea.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { serverFullKey } from '../app/failure-texts.ts';

interface Props {
  actor: ActorRefFrom<typeof commentChangeMachine>;
}

/** Text field as a component of its own, so a key press does not re-render the buttons. */
function Words({ actor }: Props) {
  const { t } = useText();
  const { comment, text, failure } = useSelector(
    actor,
    ({ context: { comment, text, failure } }) => ({ comment, text, failure }),
    shallowEqual,
  );
  const why = () =>
    failure?.kind === 'forbidden'
      ? t('posts.commentChange.tooLate')
      : t(serverFullKey(failure, true) ?? 'posts.commentChange.unsaved');
  return (
    <>
      <KeptText
        name={`comment-edit-${comment.id}`}
        values={{ text }}
        untouched={{ text: comment.text }}
        onRestore={(kept) => actor.send({ type: 'text.change', text: kept.get('text') ?? '' })}
      />
      <Textarea
        name="comment"
        label={t('posts.commentChange.label')}
        labelHidden
        rows={2}
        grows
        autoFocus
        maxLength={1000}
        value={text}
        error={failure ? why() : undefined}
        onInput={(typed) => actor.send({ type: 'text.change', text: typed })}
        onKeyDown={({ key }) => key === 'Escape' && actor.send({ type: 'change.leave' })}
      />
    </>
  );
}

/** Edit or deletion of one comment, in every state of the chart. */
export function CommentChangeView({ actor }: Props) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const canSave = useSelector(actor, (state) => state.can({ type: 'edit.save' }));
  const canLeave = useSelector(actor, (state) => state.can({ type: 'change.leave' }));
  const leave = () => actor.send({ type: 'change.leave' });
  if (phase === 'editing' || phase === 'saving')
    return (
      <Stack gap={8}>
        <Words actor={actor} />
        <Row>
          <Button
            tone="primary"
            busy={phase === 'saving'}
            disabled={phase === 'editing' && !canSave}
            onClick={() => actor.send({ type: 'edit.save' })}
          >
            {t('posts.commentChange.save')}
          </Button>
          <Button disabled={!canLeave} onClick={leave}>
            {t('posts.commentChange.leave')}
          </Button>
        </Row>
      </Stack>
    );
  if (phase === 'removing' || phase === 'deleting')
    return (
      <KeepFocus>
        <Row>
          <MutedText>{t('posts.commentChange.removing')}</MutedText>
          <Button tone="quiet" disabled={!canLeave} onClick={leave}>
            {t('posts.commentChange.undo')}
          </Button>
        </Row>
      </KeepFocus>
    );
  if (phase === 'kept')
    return (
      <KeepFocus>
        <Row>
          <span role="alert">{t('posts.commentChange.kept')}</span>
          <Button onClick={() => actor.send({ type: 'remove.retry' })}>
            {t('posts.feed.retry')}
          </Button>
          <Button tone="quiet" onClick={leave}>
            {t('posts.commentChange.leave')}
          </Button>
        </Row>
      </KeepFocus>
    );
  return null;
}
