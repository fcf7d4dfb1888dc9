import { homeMachine } from '#machines/app/home.machine.ts';
import { feedMachine } from '#machines/posts/feed.machine.ts';
import type { LazyMachine } from '#machines/lib/lazy-logic.types.ts';
import type { postActionsMachine } from '#machines/posts/post-actions.machine.ts';
import type { newPostsMachine } from '#machines/posts/new-posts.machine.ts';
import type { suggestionsMachine } from '#machines/people/suggestions.machine.ts';
import { feedAdapter } from '#src/actors/posts/feed.adapter.ts';
import { HomeView } from '#src/views/app/home.view.tsx';
import { defineScreen, type ScreenInput } from '../define-screen.ts';
import type { AppServices } from '../services.types.ts';

interface Needs {
  readonly lazyActors: {
    readonly postActions: LazyMachine<typeof postActionsMachine>;
    readonly newPosts: LazyMachine<typeof newPostsMachine>;
    readonly suggestions: LazyMachine<typeof suggestionsMachine>;
  };
}

/** A member's main page and feed. */
export default defineScreen({
  machine: homeMachine,
  View: HomeView,
  title: 'app.layout.home',
  keeps: true,
  provide: (services: AppServices & Needs) => ({
    actors: {
      feed: feedMachine.provide({
        actors: {
          ...feedAdapter(services.http).actors,
          actions: services.lazyActors.postActions,
          newPosts: services.lazyActors.newPosts,
        },
      }),
      suggestions: services.lazyActors.suggestions,
    },
  }),
  input: ({ viewer, services: { app } }: ScreenInput<Needs>) => ({
    viewerId: viewer?.id ?? null,
    hasSocket: !app.isSilent(),
  }),
});
