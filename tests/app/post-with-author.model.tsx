import { setup } from 'xstate';
import { postWithAuthorMachine } from '#machines/app/post-with-author.machine.ts';
import { PostWithAuthorView } from '#src/views/app/post-with-author.view.tsx';
import { ada, paid } from '#stories/billing/billing.fixtures.ts';
import { change } from '#stories/people/subscription.fixtures.ts';
import { creator, stranger } from '#stories/people/profile.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const still = (context: object) => setup({}).createMachine({ id: 'still', context });

export default defineModel({
  machine: postWithAuthorMachine,
  View: PostWithAuthorView,
  inputs: [
    { username: 'ada', postId: 11, viewerId: 3, viewerName: 'bo' },
    { username: 'ada', postId: 11, viewerId: 2, viewerName: 'Ada' },
  ],
  children: {
    page: still({ post: null, actions: null, username: 'ada', postId: 11 }),
    author: still({ profile: creator, relationship: null }),
  },
  cases: {
    events: {
      'child.emitted': [
        { emitted: { type: 'post.opened', username: 'ada' } },
        { emitted: { type: 'access.changed' } },
        { emitted: { type: 'hide.ended', postId: 11 } },
      ],
      'post.changed': [{ postId: 11, change: 'deleted' }],
      'relation.changed': [{ change: change(2, stranger) }],
      'purchase.settled': [{ transaction: paid, payee: ada, subject: { kind: 'post', id: 11 } }],
      'dialog.answered': [{ id: 'tip-2', dialog: 'confirm', answer: { kind: 'cancelled' } }],
    },
  },
  gestures: {
    'connection.restored': byChart,
    'child.emitted': byChart,
    'relation.changed': byChart,
    'connection.caughtUp': byChart,
    'post.changed': byChart,
    'purchase.settled': byChart,
    'dialog.answered': byChart,
  },
  sightings: {
    deciding: async () => {},
    beside: (person) => person.sees('Post'),
    own: (person) => person.sees('Post'),
  },
  unreached: {
    'deciding|always|0 = no': 'left at once: the other of the two inputs is where it says no',
  },
});
