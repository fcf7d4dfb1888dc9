import { homeMachine } from '#machines/app/home.machine.ts';
import { feedMachine } from '#machines/posts/feed.machine.ts';
import { feedAdapter } from '#src/actors/posts/feed.adapter.ts';
import { HomeView } from '#src/views/app/home.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** A member's main page and feed. */
export default defineScreen({
  machine: homeMachine,
  View: HomeView,
  title: 'app.layout.home',
  keeps: true,
  provide: (services) => ({
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
  input: ({ viewer }) => ({ viewerId: viewer?.id ?? null }),
});
