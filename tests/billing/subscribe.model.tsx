import { subscribeMachine } from '#machines/billing/subscribe.machine.ts';
import { SubscribeView } from '#src/views/billing/subscribe.view.tsx';
import { ada, paid, plans } from '#stories/billing/billing.fixtures.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const id = 'purchase-subscription-2';

export default defineModel({
  machine: subscribeMachine,
  View: SubscribeView,
  input: { payee: ada },
  cases: {
    events: {
      'plan.choose': ({ planId }) => (planId === 1 ? [{ id: 3 }] : [{ id: 99 }]),
      'renewal.change': ({ autoRenew }) => (autoRenew ? [{ autoRenew: false }] : []),
      'dialog.answered': [
        { id, answer: { kind: 'cancelled' } },
        { id: 'another', answer: { kind: 'confirmed', value: null } },
        { id, answer: { kind: 'confirmed', value: paid } },
      ],
    },
    outcomes: {
      loadPlans: {
        done: [plans, []],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'connection.restored': byChart,
    'plan.choose': (person, event) => person.check(event.id === 3 ? /3 months/ : /99 months/),
    'renewal.change': (person) => person.press(t('billing.subscribe.renew'), 'checkbox'),
    'plans.retry': (person) => person.press('Try again'),
    'subscribe.review': (person) => person.press(/^Continue with \$/),
    'dialog.answered': byChart,
  },
  outOfReach: (_, event) =>
    event.type === 'plan.choose' && event.id === 99 ? 'only offered plans stand there' : null,
  sightings: {
    loading: (person) => person.sees('Loading the plans'),
    choosing: async (person, { context: { autoRenew } }) => {
      await person.sees(pattern(`billing.subscribe.${autoRenew ? 'renews' : 'ends'}`));
      await person.seesEnabled('button', /^Continue with \$/);
    },
    subscribed: (person) => person.sees(t('billing.subscribe.done', { name: 'Ada Marlow' })),
    closed: (person) => person.sees(t('billing.subscribe.closedTitle')),
    unreachable: (person) => person.seesEnabled('button', 'Try again'),
  },
});
