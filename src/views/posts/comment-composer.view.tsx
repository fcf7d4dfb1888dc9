import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { commentComposerMachine } from '#machines/posts/comment-composer.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Send } from '#src/ui/icons.ts';
import { MessageField } from '#src/ui/message-field.tsx';
import { Row } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import css from './comments.module.css';

const longest = 1_000;
/** Characters from which on the rest is counted. */
const counted = 900;

/** Where a comment is written, with the one that is on its way. */
export function CommentComposerView({
  actor,
}: {
  actor: ActorRefFrom<typeof commentComposerMachine>;
}) {
  const { t, plural } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { text, pending } = state.context;
  const length = text.trim().length;
  const send = () => actor.send({ type: 'comment.send' });
  return (
    <div className={css.composer}>
      {pending !== '' && (
        <div className={css.pending}>
          <p className={css.text}>{pending}</p>
          {state.matches('unsent') ? (
            <Row>
              <span role="alert">{t('posts.commentComposer.unsent')}</span>
              <Button onClick={() => actor.send({ type: 'comment.retry' })}>
                {t('posts.feed.retry')}
              </Button>
              <Button tone="quiet" onClick={() => actor.send({ type: 'comment.discard' })}>
                {t('posts.commentComposer.discard')}
              </Button>
            </Row>
          ) : (
            <p role="status">{t('posts.commentComposer.sending')}</p>
          )}
        </div>
      )}
      <MessageField
        label={t('posts.commentComposer.label')}
        placeholder={t('posts.commentComposer.label')}
        value={text}
        help={
          length >= counted && length <= longest
            ? plural('posts.commentComposer.left', longest - length)
            : undefined
        }
        error={length > longest ? t('posts.commentComposer.tooLong') : undefined}
        onInput={(typed) => actor.send({ type: 'text.change', text: typed })}
        onSend={send}
        action={
          <IconButton
            icon={Send}
            tone="primary"
            label={t('posts.commentComposer.send')}
            disabled={!state.can({ type: 'comment.send' })}
            onClick={send}
          />
        }
      />
    </div>
  );
}
