import { setup } from 'xstate';
import { exploreMachine } from '#machines/posts/explore.machine.ts';
import { ExploreView } from '#src/views/posts/explore.view.tsx';
import { noActions } from '#stories/posts/post-actions.fixtures.ts';
import { ada, openPost } from '#stories/posts/posts.fixtures.ts';
import { paid } from '#stories/billing/billing.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

export default defineModel({
  machine: exploreMachine,
  View: ExploreView,
  input: { words: '', viewerId: 3 },
  children: {
    actions: setup({}).createMachine({ id: 'still', context: noActions }),
  },
  cases: {
    events: {
      'like.changed': [{ postId: openPost.id, isLiked: true, likesCount: 5 }],
      'purchase.settled': [
        { transaction: paid, payee: ada, subject: { kind: 'post' as const, id: openPost.id } },
      ],
      'child.emitted': [{ emitted: { type: 'session.expired' } }],
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
    'like.changed': world,
    'purchase.settled': world,
    'child.emitted': world,
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
