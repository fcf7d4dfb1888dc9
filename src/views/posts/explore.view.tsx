import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { exploreMachine } from '#machines/posts/explore.machine.ts';
import type { FoundPerson } from '#machines/posts/explore.types.ts';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { DeferredList } from '#src/ui/lists/deferred-list.tsx';
import { Compass } from '#src/ui/style/icons.ts';
import { useText } from '#src/ui/texts/text.tsx';
import { ExploreFailed } from './explore-failed.tsx';
import { ExploreSkeleton } from './explore-skeleton.tsx';
import css from './explore.module.css';
import { ListedPost } from './listed-post.tsx';

/** Public posts and people in every state of the explore chart; `end` is below the results. */
export function ExploreView({
  actor,
  renderPeople,
  wayOn,
  end,
}: {
  actor: ActorRefFrom<typeof exploreMachine>;
  /** Draws the people found; absent where none are looked for. */
  renderPeople?: (found: readonly FoundPerson[]) => ReactNode;
  /** Button below the sentence that nothing is there. */
  wayOn?: ReactNode;
  end?: ReactNode;
}) {
  const { t } = useText();
  const { entries, words, actions } = useSelector(
    actor,
    ({ context: { entries, words, actions } }) => ({ entries, words, actions }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  if (phase === 'loading') return <ExploreSkeleton />;
  if (phase === 'failed')
    return <ExploreFailed onRetry={() => actor.send({ type: 'list.retry' })} />;
  if (phase === 'empty')
    return (
      <>
        <EmptyState
          icon={Compass}
          title={words === '' ? t('posts.explore.empty') : t('posts.explore.nothing', { words })}
          actions={wayOn}
        />
        {end}
      </>
    );
  const found = entries.flatMap((entry) => (entry.type === 'user' ? [entry.item] : []));
  const posts = entries.flatMap((entry) => (entry.type === 'post' ? [entry.item] : []));
  return (
    <div className={css.found}>
      {found.length > 0 && renderPeople?.(found)}
      {posts.length === 0 && end}
      {posts.length > 0 && (
        <div className={css.grid}>
          <DeferredList items={posts} first={3} end={<div className={css.end}>{end}</div>}>
            {(post) => <ListedPost key={post.id} actions={actions} post={post} />}
          </DeferredList>
        </div>
      )}
    </div>
  );
}
