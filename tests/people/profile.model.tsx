import { profileMachine } from '#machines/people/profile.machine.ts';
import { ProfileView } from '#src/views/people/profile.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { creator, stranger } from '#stories/people/profile.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const failures = [{ kind: 'offline' }, { kind: 'unauthenticated' }, { kind: 'notFound' }];

export default defineModel({
  machine: profileMachine,
  View: ProfileView,
  input: { username: 'ada', viewerId: 3 },
  cases: {
    events: {
      'relation.changed': [
        {
          change: { userId: 2, relationship: { ...stranger, followersCount: 1285 }, listed: null },
        },
        { change: { userId: 2, relationship: null, listed: null } },
        { change: { userId: 9, relationship: stranger, listed: null } },
      ],
      'dialog.answered': [{ id: 'block-2', dialog: 'confirm', answer: { kind: 'cancelled' } }],
      'child.emitted': [
        { emitted: { type: 'profile.stale' } },
        { emitted: { type: 'access.changed' } },
      ],
    },
    outcomes: {
      loadProfile: {
        done: [
          creator,
          { ...creator, followersCount: 1285 },
          { ...creator, username: 'ada-quill' },
        ],
        error: failures,
      },
    },
  },
  gestures: {
    'connection.restored': byChart,
    'profile.retry': (person) => person.press('Try again'),
    'relation.changed': byChart,
    'connection.caughtUp': byChart,
    'dialog.answered': byChart,
    'child.emitted': byChart,
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    'shown.settled': async (person, { context }) => {
      await person.seesRole('heading', /Ada Quill/);
      await person.sees(
        context.profile?.followersCount === 1285 ? '1,285 followers' : '1,284 followers',
      );
    },
    'shown.refreshing': (person) => person.seesRole('heading', /Ada Quill/),
    'shown.behind': (person) => person.seesRole('heading', /Ada Quill/),
    moved: (person) => person.seesRole('status'),
    missing: (person) => person.sees(t('people.profile.missing')),
    failed: (person) => person.seesRole('alert'),
  },
});
