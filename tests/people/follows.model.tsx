import type { ActorRefFrom } from 'xstate';
import { followsMachine } from '#machines/people/follows.machine.ts';
import { changeOf } from '#machines/people/relation-change.ts';
import { FollowsView } from '#src/views/people/follows.view.tsx';
import { listed } from '#stories/people/follows.fixtures.ts';
import { answerOf } from '#stories/people/people.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const people = listed.slice(0, 1);
const View = ({ actor }: { actor: ActorRefFrom<typeof followsMachine> }) => (
  <FollowsView actor={actor} people={people} viewerId={3} />
);
const person = { userId: 21, displayName: 'Inês Marques', isFollower: false };
const begun = changeOf(21, answerOf('followed', { isFollower: true }));

export default defineModel({
  machine: followsMachine,
  View,
  cases: {
    events: {
      'person.follow': [{ person }],
      'person.unfollow': [{ person: { ...person, isFollower: true } }],
      'relation.changed': [
        { change: begun },
        { change: { userId: 21, relationship: null, listed: null } },
        { change: { userId: 21, relationship: { banType: 'mute' }, listed: null } },
      ],
      'child.emitted': [{ emitted: { type: 'relation.changed', change: begun } }],
    },
  },
  gestures: {
    'person.follow': (who) => who.press('Follow Inês Marques'),
    'person.unfollow': (who) => who.press('Unfollow Inês Marques'),
    'relation.changed': byChart,
    'child.emitted': byChart,
  },
  outOfReach: ({ context: { parts, changed } }, event) => {
    const isFollowed = changed[21] ?? false;
    if (event.type === 'person.follow')
      return isFollowed || parts.length > 0 ? 'the button offers to unfollow' : null;
    if (event.type === 'person.unfollow')
      return isFollowed && parts.length === 0 ? null : 'the button offers to follow';
    return null;
  },
  sightings: { listening: (who) => who.seesRole('link', /Inês Marques/) },
});
