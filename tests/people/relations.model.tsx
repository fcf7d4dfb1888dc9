import { relationsMachine } from '#machines/people/relations.machine.ts';
import { changeOf } from '#machines/people/relation-change.ts';
import { RelationsView } from '#src/views/people/relations.view.tsx';
import { answerOf } from '#stories/people/people.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const counts = { subscriptions: 1, followed: 2, subscribers: 3, followers: 4, blacklist: 5 };

export default defineModel({
  machine: relationsMachine,
  View: RelationsView,
  inputs: [{ list: 'followers' }, { list: 'subscriptions' }],
  cases: {
    events: {
      'relation.changed': [{ change: changeOf(21, answerOf('followed')) }],
      'dialog.answered': [{ id: 'block-21', dialog: 'confirm', answer: { kind: 'cancelled' } }],
      'child.emitted': [
        { emitted: { type: 'selector.unwanted' } },
        { emitted: { type: 'list.settled' } },
      ],
    },
    outcomes: { countPeople: { done: [counts], error: [{ kind: 'offline' }] } },
  },
  gestures: {
    'connection.restored': byChart,
    'relation.changed': byChart,
    'connection.caughtUp': byChart,
    'dialog.answered': byChart,
    'child.emitted': byChart,
  },
  sightings: {
    awaiting: (person) => person.seesRole('heading', /^(?:Audience|Interests)$/),
    counting: (person) => person.seesRole('heading', /^(?:Audience|Interests)$/),
    counted: (person) => person.seesRole('link', /^Blacklist.*5 people$/),
    uncounted: (person) => person.seesRole('heading', /^(?:Audience|Interests)$/),
  },
});
