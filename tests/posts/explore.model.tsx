import { exploreMachine } from '#machines/posts/explore.machine.ts';
import { ExploreView } from '#src/views/posts/explore.view.tsx';
import { ada, openPost } from '#stories/posts/posts.fixtures.ts';
import { defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: exploreMachine,
  View: ExploreView,
  cases: {
    outcomes: {
      loadExplore: {
        done: [
          [],
          [
            { type: 'user', item: ada },
            { type: 'post', item: openPost },
          ],
        ],
        error: [{ kind: 'offline' }],
      },
    },
  },
  gestures: { 'explore.retry': (person) => person.press('Try again') },
  sightings: {
    loading: (person) => person.seesRole('status'),
    showing: (person) => person.seesRole('article', 'Post by Ada Quill'),
    empty: (person) => person.sees('Nobody has posted anything public yet.'),
    failed: (person) => person.sees('We could not load anything to explore.'),
  },
});
