import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { commentChangeMachine } from '#machines/posts/comment-change.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { KeepFocus } from '#src/ui/keep-focus.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { Textarea } from '#src/ui/textarea.tsx';
import { useText } from '#src/ui/text.tsx';

/** What is being done to one comment, in every state of its chart. */
export function CommentChangeView({ actor }: { actor: ActorRefFrom<typeof commentChangeMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { text, failure } = state.context;
  const leave = () => actor.send({ type: 'change.leave' });
  if (state.matches('editing') || state.matches('saving'))
    return (
      <Stack gap={8}>
        <Textarea
          name="comment"
          label={t('posts.commentChange.label')}
          labelHidden
          rows={2}
          grows
          autoFocus
          maxLength={1000}
          value={text}
          error={
            failure
              ? failure.kind === 'forbidden'
                ? t('posts.commentChange.tooLate')
                : t('posts.commentChange.unsaved')
              : undefined
          }
          onInput={(typed) => actor.send({ type: 'text.change', text: typed })}
          onKeyDown={({ key }) => key === 'Escape' && leave()}
        />
        <Row>
          <Button
            tone="primary"
            busy={state.matches('saving')}
            disabled={!state.matches('saving') && !state.can({ type: 'edit.save' })}
            onClick={() => actor.send({ type: 'edit.save' })}
          >
            {t('posts.commentChange.save')}
          </Button>
          <Button disabled={!state.can({ type: 'change.leave' })} onClick={leave}>
            {t('posts.commentChange.leave')}
          </Button>
        </Row>
      </Stack>
    );
  if (state.matches('removing') || state.matches('deleting'))
    return (
      <KeepFocus>
        <Row>
          <Quiet>{t('posts.commentChange.removing')}</Quiet>
          <Button tone="quiet" disabled={!state.can({ type: 'change.leave' })} onClick={leave}>
            {t('posts.commentChange.undo')}
          </Button>
        </Row>
      </KeepFocus>
    );
  if (state.matches('kept'))
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
