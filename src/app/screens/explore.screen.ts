import { searchOf } from '#machines/posts/explore-address.ts';
import { exploreMachine } from '#machines/posts/explore.machine.ts';
import type { LazyMachine } from '#machines/lib/lazy-logic.types.ts';
import { followsMachine } from '#machines/people/follows.machine.ts';
import type { suggestionsMachine } from '#machines/people/suggestions.machine.ts';
import { recentSearchesMachine } from '#machines/posts/recent-searches.machine.ts';
import type { postActionsMachine } from '#machines/posts/post-actions.machine.ts';
import { followsAdapter } from '#src/actors/people/follows.adapter.ts';
import { recentSearchesAdapter } from '#src/actors/posts/recent-searches.adapter.ts';
import { exploreAdapter } from '#src/actors/posts/explore.adapter.ts';
import { ExplorePage } from '#src/views/posts/explore-page.tsx';
import { defineScreen } from '../define-screen.ts';
import type { AppServices } from '../services.types.ts';

interface Needs {
  readonly lazyActors: {
    readonly postActions: LazyMachine<typeof postActionsMachine>;
    readonly suggestions: LazyMachine<typeof suggestionsMachine>;
  };
}

/** `/explore`: what the guest's main page shows as a teaser, searched and with all that follows. */
export default defineScreen({
  machine: exploreMachine,
  View: ExplorePage,
  title: 'posts.explore.title',
  keeps: true,
  provide: ({ http, lazyActors, store, keys }: AppServices & Needs) => ({
    actors: {
      ...exploreAdapter(http).actors,
      actions: lazyActors.postActions,
      follows: followsMachine.provide(followsAdapter(http)),
      suggestions: lazyActors.suggestions,
      recent: recentSearchesMachine.provide(recentSearchesAdapter({ store, key: keys.searches })),
    },
  }),
  input: ({ query, viewer }) => ({
    ...searchOf(query),
    viewerId: viewer?.id ?? null,
    isPaged: true,
  }),
});
