import { otherProfileMachine } from '#machines/app/other-profile.machine.ts';
import { OtherProfileView } from '#src/views/app/other-profile.view.tsx';
import { ada, paid } from '#stories/billing/billing.fixtures.ts';
import { change } from '#stories/people/subscription.fixtures.ts';
import { stranger } from '#stories/people/profile.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: otherProfileMachine,
  View: OtherProfileView,
  input: { username: 'ada', viewerId: 3 },
  cases: {
    events: {
      'child.emitted': [
        { emitted: { type: 'preview.requested' } },
        { emitted: { type: 'access.changed' } },
        { emitted: { type: 'hide.ended', postId: 11 } },
      ],
      'post.changed': [{ postId: 11, change: 'deleted' }],
      'like.changed': [{ postId: 11, isLiked: true, likesCount: 5 }],
      'relation.changed': [{ change: change(2, stranger) }],
      'purchase.settled': [{ transaction: paid, payee: ada, subject: { kind: 'post', id: 7 } }],
      'dialog.answered': [{ id: 'tip-2', dialog: 'confirm', answer: { kind: 'cancelled' } }],
    },
  },
  gestures: {
    'connection.restored': byChart,
    'child.emitted': byChart,
    'preview.leave': (person) => person.press('Back to your view'),
    'relation.changed': byChart,
    'connection.caughtUp': byChart,
    'post.changed': byChart,
    'like.changed': byChart,
    'purchase.settled': byChart,
    'dialog.answered': byChart,
  },
  // Its head is on its way for good: the posts come below it once it is there.
  sightings: {
    looking: (person) => person.sees(/^Loading the profile of/),
    previewing: (person) => person.sees('This is how others see your profile'),
  },
});
