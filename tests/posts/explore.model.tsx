import { exploreMachine } from '#machines/posts/explore.machine.ts';
import { ExploreView } from '#src/views/posts/explore.view.tsx';
import { ada, openPost } from '#stories/posts/posts.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

export default defineModel({
  machine: exploreMachine,
  View: ExploreView,
  cases: {
    events: {
      'location.changed': [{ location: { query: { q: ' fog ' } } }, { location: { query: {} } }],
    },
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
  gestures: {
    'connection.restored': world,
    'explore.retry': (person) => person.press('Try again'),
    'location.changed': world,
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    showing: (person) => person.seesRole('article', 'Post by Ada Quill'),
    empty: (person, { context }) =>
      person.sees(
        context.words === '' ? 'Nobody has posted anything public yet.' : "Nothing fits 'fog'.",
      ),
    failed: (person) => person.sees('We could not load anything to explore.'),
  },
});
