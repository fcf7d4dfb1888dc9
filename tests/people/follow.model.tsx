import { followMachine } from '#machines/people/follow.machine.ts';
import { changeOf } from '#machines/people/relation-change.ts';
import { FollowView } from '#src/views/people/follow.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { answerOf } from '#stories/people/people.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const failures = [
  { kind: 'offline' },
  { kind: 'unauthenticated' },
  { kind: 'forbidden', code: null, message: '' },
];
const begun = answerOf('followed', { isFollower: true });
const ended = answerOf('followed');
const elsewhere = 'another input: follow.test.ts begins with somebody who is followed';

export default defineModel({
  machine: followMachine,
  View: FollowView,
  input: { userId: 21, displayName: 'Inês Marques', isFollower: false },
  cases: {
    events: {
      'relation.changed': [
        { change: changeOf(21, begun) },
        { change: changeOf(21, ended) },
        { change: changeOf(9, begun) },
        { change: { userId: 21, relationship: { banType: 'mute' }, listed: null } },
      ],
    },
    outcomes: {
      startFollowing: { done: [begun], error: failures },
      stopFollowing: { done: [ended], error: failures },
    },
  },
  gestures: {
    'follow.start': (person) =>
      person.press(/^(Follow Inês Marques|Undo: follow Inês Marques again)$/),
    'follow.stop': (person) => person.press('Unfollow Inês Marques'),
    'relation.changed': byChart,
  },
  sightings: {
    arriving: (person) => person.seesEnabled('button', 'Follow Inês Marques'),
    apart: (person) => person.seesEnabled('button', 'Follow Inês Marques'),
    'starting.intended': (person) => person.seesEnabled('button', 'Unfollow Inês Marques'),
    'starting.regretted': (person) => person.seesEnabled('button', 'Follow Inês Marques'),
    following: (person) => person.seesEnabled('button', 'Unfollow Inês Marques'),
    'stopping.intended': (person) => person.seesEnabled('button', 'Follow Inês Marques'),
    'stopping.reconsidered': (person) => person.seesEnabled('button', 'Unfollow Inês Marques'),
    unfollowed: async (person) => {
      await person.sees('You no longer follow Inês Marques.');
      await person.seesEnabled('button', 'Undo: follow Inês Marques again');
    },
    unstarted: async (person) => {
      await person.seesRole('alert');
      await person.seesEnabled('button', 'Follow Inês Marques');
    },
    unstopped: async (person) => {
      await person.seesRole('alert');
      await person.seesEnabled('button', 'Unfollow Inês Marques');
    },
    barred: async (person) => {
      await person.sees(t('people.follow.barred', { name: 'Inês Marques' }));
      await person.seesDisabled('button', 'Follow Inês Marques');
    },
  },
  unreached: {
    'arriving|always|0': elsewhere,
    'arriving|always|0 = no': 'a guard of a state that is left at once refuses only on the way',
  },
});
