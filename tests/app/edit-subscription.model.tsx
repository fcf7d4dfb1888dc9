import { editSubscriptionMachine } from '#machines/app/edit-subscription.machine.ts';
import { EditSubscriptionView } from '#src/views/app/edit-subscription.view.tsx';
import { paid } from '#stories/billing/billing.fixtures.ts';
import { change, details, relationship } from '#stories/people/subscription.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: editSubscriptionMachine,
  View: EditSubscriptionView,
  input: { username: 'ada', viewerId: 3 },
  cases: {
    events: {
      'child.emitted': [
        { emitted: { type: 'selector.wanted', person: details(null).person } },
        { emitted: { type: 'selector.unwanted' } },
        { emitted: { type: 'relation.changed', change: change(2, relationship(null)) } },
        { emitted: { type: 'dialog.settled', answer: { kind: 'confirmed', value: null } } },
      ],
      'relation.changed': [{ change: change(2, relationship(null)) }],
      'purchase.settled': [
        { transaction: paid, subject: { kind: 'subscription', id: 2 }, payee: { id: 2 } },
      ],
      'dialog.answered': [
        { id: 'somebody-else', dialog: 'confirm', answer: { kind: 'cancelled' } },
      ],
    },
  },
  gestures: {
    'connection.restored': byChart,
    'child.emitted': byChart,
    'relation.changed': byChart,
    'purchase.settled': byChart,
    'dialog.answered': byChart,
  },
  unreached: {
    'tending|purchase.settled|0': 'nobody is loaded here: late-payment.test.ts pays',
  },
  sightings: { tending: (person) => person.seesRole('heading', 'Subscription') },
});
