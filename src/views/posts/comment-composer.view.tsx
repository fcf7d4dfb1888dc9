import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { commentComposerMachine } from '#machines/posts/comment-composer.machine.ts';
import { trimmed } from '#src/contract/lib/blank.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Send } from '#src/ui/style/icons.ts';
import { KeptText } from '#src/ui/fields/kept-fields.tsx';
import { LiveRegion } from '#src/ui/focus/live-region.tsx';
import { MessageField } from '#src/ui/fields/message-field.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { serverFullKey } from '../app/failure-texts.ts';
import css from './comments.module.css';

const longest = 1_000;
/** Characters from which on the rest is counted. */
const counted = 900;

interface Props {
  actor: ActorRefFrom<typeof commentComposerMachine>;
}

/** Saves the draft and the pending comment past the session's end. */
function Kept({ actor }: Props) {
  const { postId, text, pending, key } = useSelector(
    actor,
    ({ context: { postId, text, pending, key } }) => ({ postId, text, pending, key }),
    shallowEqual,
  );
  return (
    <KeptText
      name={`comment-${postId}`}
      values={{ text, pending, key }}
      onRestore={(kept) =>
        actor.send({
          type: 'words.restore',
          text: kept.get('text') ?? '',
          pending: kept.get('pending') ?? '',
          key: kept.get('key') ?? '',
        })
      }
    />
  );
}

/** The comment that is on its way, or could not be sent. */
function Pending({ actor }: Props) {
  const { t } = useText();
  const pending = useSelector(actor, ({ context }) => context.pending);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isUnsent = useSelector(actor, (state) => state.matches('unsent'));
  if (pending === '') return null;
  return (
    <div className={css.pending}>
      <p className={css.text}>{pending}</p>
      {isUnsent ? (
        <Row>
          <span role="alert">
            {t(serverFullKey(failure, true) ?? 'posts.commentComposer.unsent')}
          </span>
          <Button onClick={() => actor.send({ type: 'comment.retry' })}>
            {t('posts.feed.retry')}
          </Button>
          <Button tone="quiet" onClick={() => actor.send({ type: 'comment.discard' })}>
            {t('posts.commentComposer.discard')}
          </Button>
        </Row>
      ) : (
        <p>{t('posts.commentComposer.sending')}</p>
      )}
    </div>
  );
}

/** Composer of a comment, with the one that is being sent. */
export function CommentComposerView({ actor }: Props) {
  const { t, plural } = useText();
  const text = useSelector(actor, ({ context }) => context.text);
  const canSend = useSelector(actor, (state) => state.can({ type: 'comment.send' }));
  const isSent = useSelector(actor, (state) => state.matches('sent'));
  const length = trimmed(text).length;
  const send = () => actor.send({ type: 'comment.send' });
  return (
    <div className={css.composer}>
      <Kept actor={actor} />
      <Pending actor={actor} />
      <LiveRegion>{isSent && t('posts.commentComposer.sent')}</LiveRegion>
      <MessageField
        command="comment"
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
            disabled={!canSend}
            onClick={send}
          />
        }
      />
    </div>
  );
}
