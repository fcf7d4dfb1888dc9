import type { LazyMachine } from '#machines/lib/lazy-logic.types.ts';
import { exploreMachine } from '#machines/posts/explore.machine.ts';
import type { postActionsMachine } from '#machines/posts/post-actions.machine.ts';
import { exploreAdapter } from '#src/actors/posts/explore.adapter.ts';
import '#src/views/posts/explore.view.tsx';
import type { AppServices } from '../services.types.ts';

/** Lazy charts that explore takes besides `AppServices`. */
export interface ExploreNeeds {
  readonly lazyActors: {
    readonly postActions: LazyMachine<typeof postActionsMachine>;
  };
}

/** Public posts below a guest's login form, with their view. */
const explore = ({ http, lazyActors }: AppServices & ExploreNeeds) =>
  exploreMachine.provide({
    actors: { ...exploreAdapter(http).actors, actions: lazyActors.postActions },
  });

export default explore;
