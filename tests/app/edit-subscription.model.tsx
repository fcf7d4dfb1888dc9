import { editSubscriptionMachine } from '#machines/app/edit-subscription.machine.ts';
import { EditSubscriptionView } from '#src/views/app/edit-subscription.view.tsx';
import { change, details, relationship } from '#stories/people/subscription.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

export default defineModel({
  machine: editSubscriptionMachine,
  View: EditSubscriptionView,
  input: { username: 'ada', viewerId: 3 },
  cases: {
    events: {
      'child.emitted': [
        { emitted: { type: 'selector.wanted', person: details(null).person } },
        { emitted: { type: 'selector.unwanted' } },
        { emitted: { type: 'dialog.settled', answer: { kind: 'confirmed', value: null } } },
        { emitted: { type: 'session.expired' } },
      ],
      'relation.changed': [{ change: change(2, relationship(null)) }],
      'dialog.answered': [
        { id: 'somebody-else', dialog: 'confirm', answer: { kind: 'cancelled' } },
      ],
    },
  },
  gestures: {
    'connection.restored': world,
    'child.emitted': world,
    'relation.changed': world,
    'dialog.answered': world,
  },
  sightings: { tending: (person) => person.seesRole('heading', 'Subscription') },
});
