import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { MyPost } from '#machines/posts/my-post.types.ts';
import type { myPostsMachine } from '#machines/posts/my-posts.machine.ts';
import { Loading } from '#src/ui/loading/loading.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { RowList } from '#src/ui/lists/row-list.tsx';
import { Sentinel } from '#src/ui/lists/sentinel.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { MyPostRow, type RowChoice } from './my-post-row.tsx';
import css from './my-post-row.module.css';
import { NoPosts } from './no-posts.tsx';

type Actor = ActorRefFrom<typeof myPostsMachine>;

const lists = ['empty', 'resting', 'loadingMore', 'interrupted'] as const;
const steps = ['publish', 'apply'] as const;

/** The shape of rows to come. */
export function MyPostsSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, each) => (
    <div key={each} className={css.bone}>
      <Skeleton shape="box" width="64px" height="64px" />
      <Skeleton lines={2} width="min(16rem, 80%)" />
    </div>
  ));
}

/** A post with what is being done to it, and what may be done next. */
function Row({
  actor,
  post,
  onChoose,
}: {
  actor: Actor;
  post: MyPost;
  onChoose: (choice: RowChoice) => void;
}) {
  const { id: postId } = post;
  const part = useSelector(actor, ({ context }) =>
    context.parts.find((one) => one.postId === postId),
  );
  const step = useSelector(
    actor,
    (state) => steps.find((kind) => state.can({ type: 'post.act', postId, kind })) ?? null,
  );
  return <MyPostRow post={post} part={part} step={step} onChoose={onChoose} />;
}

/** The rows of the tab that is open, and where they go on. */
export function MyPostsList({ actor }: { actor: Actor }) {
  const { t } = useText();
  const status = useSelector(actor, ({ context }) => context.status);
  const posts = useSelector(
    actor,
    ({ context: { posts, deleted } }) => posts.filter(({ id }) => !deleted.includes(id)),
    shallowEqual,
  );
  const phase = useSelector(actor, (state) => lists.find((listed) => state.matches({ listed })));
  const choose = (postId: number) => (choice: RowChoice) => {
    if (choice === 'publish' || choice === 'apply' || choice === 'duplicate')
      actor.send({ type: 'post.act', postId, kind: choice });
    else if (choice === 'title') actor.send({ type: 'title.edit', postId });
    else if (choice === 'delete') actor.send({ type: 'delete.ask', postId });
    else actor.send({ type: 'edit.open', postId });
  };
  if (phase === 'empty') return <NoPosts actor={actor} />;
  return (
    <>
      {posts.length > 0 && (
        <div className={css.list}>
          <RowList
            label={t(`posts.myPosts.tabs.${status}`)}
            rows={posts}
            anchor="post"
            command="card"
            renderRow={(post) => <Row actor={actor} post={post} onChoose={choose(post.id)} />}
            onKey={(id, key) => choose(id)(key === 'e' ? 'title' : 'delete')}
          />
        </div>
      )}
      {phase === 'resting' && (
        <Sentinel mark={posts.length} onNear={() => actor.send({ type: 'end.approach' })} />
      )}
      {phase === 'loadingMore' && (
        <Loading label={t('posts.myPosts.loading')}>
          <MyPostsSkeleton count={2} />
        </Loading>
      )}
      {phase === 'interrupted' && (
        <RetryCallout
          tone="caution"
          retry={t('posts.feed.retry')}
          onRetry={() => actor.send({ type: 'list.retry' })}
        >
          {t('posts.feed.interrupted')}
        </RetryCallout>
      )}
    </>
  );
}
