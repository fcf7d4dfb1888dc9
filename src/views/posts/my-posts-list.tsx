import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { href } from '#machines/navigation/routes.ts';
import type { myPostsMachine } from '#machines/posts/my-posts.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { CalendarDays, Newspaper, Pencil, Search } from '#src/ui/icons.ts';
import { Link } from '#src/ui/link.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { RetryCallout } from '#src/ui/callout.tsx';
import { RowList } from '#src/ui/row-list.tsx';
import { Sentinel } from '#src/ui/sentinel.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useText } from '#src/ui/text.tsx';
import { MyPostRow, type RowChoice } from './my-post-row.tsx';
import css from './my-post-row.module.css';

type Actor = ActorRefFrom<typeof myPostsMachine>;
type State = SnapshotFrom<typeof myPostsMachine>;

const steps = ['publish', 'apply'] as const;
const icons = { published: Newspaper, scheduled: CalendarDays, draft: Pencil } as const;

/** The shape of rows to come. */
export function Bones({ count }: { count: number }) {
  return Array.from({ length: count }, (_, each) => (
    <div key={each} className={css.bone}>
      <Skeleton shape="box" width="64px" height="64px" />
      <Skeleton lines={2} width="min(16rem, 80%)" />
    </div>
  ));
}

/** Nothing is there: what would be, or that the look is too narrow. */
function Nothing({ actor, state }: { actor: Actor; state: State }) {
  const { t } = useText();
  const { status, filter, search } = state.context;
  if (filter !== 'all' || search.trim() !== '')
    return (
      <EmptyState
        icon={Search}
        title={t('posts.myPosts.noneOfKind')}
        actions={
          <Button onClick={() => actor.send({ type: 'filters.clear' })}>
            {t('posts.myPosts.showAll')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={icons[status]}
      title={t(`posts.myPosts.none.${status}`)}
      actions={
        status === 'draft' ? undefined : (
          <Link look="primary" href={href('newPost')}>
            {t('posts.myPosts.newPost')}
          </Link>
        )
      }
    >
      {t(`posts.myPosts.would.${status}`)}
    </EmptyState>
  );
}

/** The rows of the tab that is open, and where they go on. */
export function MyPostsList({ actor, state }: { actor: Actor; state: State }) {
  const { t } = useText();
  const { parts, status, deleted } = state.context;
  const posts = state.context.posts.filter(({ id }) => !deleted.includes(id));
  const stepOf = (postId: number) =>
    steps.find((kind) => state.can({ type: 'post.act', postId, kind })) ?? null;
  const choose = (postId: number) => (choice: RowChoice) => {
    if (choice === 'publish' || choice === 'apply' || choice === 'duplicate')
      actor.send({ type: 'post.act', postId, kind: choice });
    else if (choice === 'title') actor.send({ type: 'title.edit', postId });
    else if (choice === 'delete') actor.send({ type: 'delete.ask', postId });
    else actor.send({ type: 'edit.open', postId });
  };
  if (state.matches({ listed: 'empty' })) return <Nothing actor={actor} state={state} />;
  return (
    <>
      {posts.length > 0 && (
        <RowList
          label={t(`posts.myPosts.tabs.${status}`)}
          rows={posts}
          anchor="post"
          command="card"
          renderRow={(post) => (
            <MyPostRow
              post={post}
              part={parts.find(({ postId }) => postId === post.id)}
              step={stepOf(post.id)}
              onChoose={choose(post.id)}
            />
          )}
          onKey={(id, key) => choose(id)(key === 'e' ? 'title' : 'delete')}
        />
      )}
      {state.matches({ listed: 'resting' }) && (
        <Sentinel mark={posts.length} onNear={() => actor.send({ type: 'end.approach' })} />
      )}
      {state.matches({ listed: 'loadingMore' }) && (
        <Loading label={t('posts.myPosts.loading')}>
          <Bones count={2} />
        </Loading>
      )}
      {state.matches({ listed: 'interrupted' }) && (
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
