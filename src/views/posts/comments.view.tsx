import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Comment } from '#machines/posts/comment.types.ts';
import type { commentsMachine } from '#machines/posts/comments.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { ReadRows } from '#src/ui/lists/read-rows.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { CommentRow, type CommentAct } from './comment-row.tsx';
import { MoreComments } from './more-comments.tsx';
import { ThreadAccessView } from './thread-access.view.tsx';
import { CommentsFoot } from './comments-foot.tsx';
import css from './comments.module.css';
import { ArrivedComments } from './arrived-comments.tsx';

type Actor = ActorRefFrom<typeof commentsMachine>;

/** With the code of a conversation, which announces the same way. */
const acts: readonly CommentAct[] = ['edit', 'remove', 'report'];

function ThreadRow({ actor, comment }: { actor: Actor; comment: Comment }) {
  const { id: commentId, author } = comment;
  const isAuthor = useSelector(actor, ({ context }) => context.authorId === author.id);
  const change = useSelector(actor, ({ context }) => context.changes[commentId]);
  const possible = useSelector(
    actor,
    (state) => acts.filter((act) => state.can({ type: `comment.${act}`, commentId })),
    shallowEqual,
  );
  return (
    <CommentRow
      comment={comment}
      isAuthor={isAuthor}
      acts={possible}
      change={change}
      onAct={(act) => actor.send({ type: `comment.${act}`, commentId })}
    />
  );
}

/** The thread below a post in every state of its chart. */
export function CommentsView({
  actor,
  expected = 0,
}: {
  actor: Actor;
  /** Number of comments while they are on their way. */
  expected?: number;
}) {
  const { t, plural } = useText();
  const { count, order, comments, arrived, access } = useSelector(
    actor,
    ({ context: { count, order, comments, arrived, access } }) => ({
      count,
      order,
      comments,
      arrived,
      access,
    }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  const isFromEnd = order === 'newest';
  const more = <MoreComments actor={actor} />;
  return (
    <section aria-labelledby="comments">
      <Stack>
        <Row spread="between">
          <Heading id="comments" lands>
            {plural('posts.comments.count', phase === 'loading' ? expected : count)}
          </Heading>
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
        {arrived.length > 0 && <ArrivedComments arrived={arrived} />}
        {phase === 'loading' && (
          <Loading label={t('posts.comments.loading')}>
            <Stack>
              <Skeleton width="60%" />
              <Skeleton width="80%" />
              <Skeleton width="50%" />
            </Stack>
          </Loading>
        )}
        {phase === 'failed' && (
          <RetryCallout
            tone="negative"
            retry={t('posts.feed.retry')}
            onRetry={() => actor.send({ type: 'comments.retry' })}
          >
            {t('posts.comments.failed')}
          </RetryCallout>
        )}
        {phase === 'empty' && <MutedText>{t('posts.comments.empty')}</MutedText>}
        {isFromEnd && more}
        <ReadRows labelledBy="comments" rows={comments} className={css.row}>
          {(comment) => <ThreadRow actor={actor} comment={comment} />}
        </ReadRows>
        {!isFromEnd && more}
        <CommentsFoot actor={actor} />
        {access && <ThreadAccessView actor={access} />}
      </Stack>
    </section>
  );
}
