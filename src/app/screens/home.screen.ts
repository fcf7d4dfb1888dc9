import { homeMachine } from '#machines/app/home.machine.ts';
import { suggestionsMachine } from '#machines/people/suggestions.machine.ts';
import { feedMachine } from '#machines/posts/feed.machine.ts';
import { suggestionsAdapter } from '#src/actors/people/suggestions.adapter.ts';
import { feedAdapter } from '#src/actors/posts/feed.adapter.ts';
import { HomeView } from '#src/views/app/home.view.tsx';
import { defineScreen } from '../define-screen.ts';
import { quiet } from '../quiet.ts';

/** A member's main page and feed. */
export default defineScreen({
  machine: homeMachine,
  View: HomeView,
  title: 'posts.feed.title',
  keeps: true,
  provide: ({ http }) => ({
    actors: {
      feed: feedMachine.provide(feedAdapter(http)),
      suggestions: suggestionsMachine.provide(suggestionsAdapter(http, quiet)),
    },
  }),
});
