import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { commentsMachine } from '#machines/posts/comments.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { lazyView } from '#src/ui/lazy-view.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { RetryCallout } from '#src/ui/callout.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { CommentRow, type CommentAct } from './comment-row.tsx';
import { MoreComments } from './more-comments.tsx';
import { ThreadAccessView } from './thread-access.view.tsx';
import { CommentsFoot } from './comments-foot.tsx';
import css from './comments.module.css';

type Actor = ActorRefFrom<typeof commentsMachine>;
type State = SnapshotFrom<typeof commentsMachine>;

/** With the code of a conversation, which announces the same way. */
const ArrivedComments = lazyView(
  async () => (await import('./arrived-comments.tsx')).ArrivedComments,
);
const acts: readonly CommentAct[] = ['edit', 'remove', 'report'];

function Rows({ actor, state }: { actor: Actor; state: State }) {
  const { authorId, comments, changes } = state.context;
  return (
    <ul className={css.rows}>
      {comments.map((comment) => (
        <CommentRow
          key={comment.id}
          comment={comment}
          isAuthor={comment.author.id === authorId}
          acts={acts.filter((act) => state.can({ type: `comment.${act}`, commentId: comment.id }))}
          change={changes[comment.id]}
          onAct={(act) => actor.send({ type: `comment.${act}`, commentId: comment.id })}
        />
      ))}
    </ul>
  );
}

/** The thread below a post in every state of its chart. */
export function CommentsView({ actor }: { actor: Actor }) {
  const { t, plural } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { count, order, comments, arrived, access } = state.context;
  const isFromEnd = order === 'newest';
  const more = <MoreComments actor={actor} state={state} />;
  return (
    <section aria-labelledby="comments" className={css.thread}>
      <Stack>
        <Row spread="between">
          <Heading id="comments">{plural('posts.comments.count', count)}</Heading>
          {(isFromEnd || count > comments.length) && comments.length > 0 && (
            <Button
              tone="quiet"
              onClick={() =>
                actor.send({ type: 'order.choose', order: isFromEnd ? 'oldest' : 'newest' })
              }
            >
              {t(isFromEnd ? 'posts.comments.fromStart' : 'posts.comments.newest')}
            </Button>
          )}
        </Row>
        {access && <ThreadAccessView actor={access} />}
        {arrived.length > 0 && <ArrivedComments arrived={arrived} />}
        {state.matches('loading') && (
          <Loading label={t('posts.comments.loading')}>
            <Stack>
              <Skeleton width="60%" />
              <Skeleton width="80%" />
              <Skeleton width="50%" />
            </Stack>
          </Loading>
        )}
        {state.matches('failed') && (
          <RetryCallout
            tone="negative"
            retry={t('posts.feed.retry')}
            onRetry={() => actor.send({ type: 'comments.retry' })}
          >
            {t('posts.comments.failed')}
          </RetryCallout>
        )}
        {state.matches('empty') && <Quiet>{t('posts.comments.empty')}</Quiet>}
        {isFromEnd && more}
        <Rows actor={actor} state={state} />
        {!isFromEnd && more}
        <CommentsFoot state={state} />
      </Stack>
    </section>
  );
}
