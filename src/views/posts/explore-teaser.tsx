import { useSelector } from '@xstate/react';
import type { LazyActorRef } from '#machines/lib/lazy-logic.types.ts';
import type { exploreMachine } from '#machines/posts/explore.machine.ts';
import { lazyView } from '#src/ui/loading/lazy-view.tsx';
import { useLoaded } from '../loaded.ts';
import { ExploreFailed } from './explore-failed.tsx';
import { ExploreSkeleton } from './explore-skeleton.tsx';

const ExploreView = lazyView(async () => (await import('./explore.view.tsx')).ExploreView);

/** Public posts on a page whose first frame does not wait for their code. */
export function ExploreTeaser({ actor }: { actor: LazyActorRef<typeof exploreMachine> }) {
  const explore = useLoaded(actor);
  const hasFailed = useSelector(
    actor,
    (snapshot) => snapshot.context === undefined && snapshot.value === 'failed',
  );
  if (explore) return <ExploreView actor={explore} waiting={<ExploreSkeleton />} />;
  if (hasFailed) return <ExploreFailed onRetry={() => actor.send({ type: 'list.retry' })} />;
  return <ExploreSkeleton />;
}
