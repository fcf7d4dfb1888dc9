import { subscriptionMachine } from '#machines/people/subscription.machine.ts';
import { SubscriptionView } from '#src/views/people/subscription.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import {
  answer,
  change,
  details,
  running,
  relationship,
} from '#stories/people/subscription.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const ended = { ...running, isAutoRenewable: false };
const over = { ...ended, isExpired: true };
const self = { ...details(null), person: { ...details(null).person, id: 3 } };

const guest = 'a guest: subscription.test.ts comes as one';
const begun = 'asked as the chart begins, before a walk counts';
const known = 'another input: subscription.test.ts begins with what a row knows';

export default defineModel({
  machine: subscriptionMachine,
  View: SubscriptionView,
  input: { username: 'ada', viewerId: 3 },
  cases: {
    events: {
      'relation.changed': ({ details: known }) =>
        known
          ? [
              { change: change(99, relationship(running)) },
              { change: change(2, null) },
              { change: change(2, relationship(null)) },
              { change: change(2, relationship(over)) },
              { change: change(2, relationship(ended)) },
              { change: change(2, relationship(running)) },
              { change: change(2, { isFollower: true }) },
            ]
          : [],
    },
    outcomes: {
      loadSubscription: {
        done: [details(running), details(ended), details(over), details(null), self],
        error: [{ kind: 'notFound' }, { kind: 'offline' }, { kind: 'unauthenticated' }],
      },
      deactivateRenew: {
        done: [answer(ended), { ...answer(ended), relationship: {} }],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
      reactivateRenew: {
        done: [answer(running), { ...answer(running), relationship: {} }],
        error: [
          { kind: 'offline' },
          { kind: 'unauthenticated' },
          { kind: 'conflict', code: 'subscription_expired', message: 'It is over.' },
        ],
      },
    },
  },
  gestures: {
    'connection.restored': byChart,
    'renewal.cancel': (person) => person.press('Cancel renewal'),
    'cancel.confirm': (person) => person.press(t('people.subscription.yes')),
    'cancel.keep': (person) => person.press(t('people.subscription.keep')),
    'renewal.reactivate': (person) => person.press(t('people.subscription.reactivate')),
    'subscription.reload': (person) => person.press('Try again'),
    'relation.changed': byChart,
  },
  outOfReach: (snapshot, { type }) =>
    type === 'subscription.reload' && !snapshot.matches('unreachable')
      ? 'the button stands where it could not be read'
      : null,
  sightings: {
    guest: (person) => person.sees('You are not signed in. Sign in to see more.'),
    loading: (person) => person.sees('Loading the subscription'),
    active: (person) => person.sees(/Renews on February 21, 2027/),
    confirming: (person) => person.seesEnabled('button', t('people.subscription.keep')),
    cancelling: (person) => person.seesBusy('button', t('people.subscription.yes')),
    ending: async (person) => {
      await person.sees(/Ends on February 21, 2027/);
      await person.sees(pattern('people.subscription.cancelled'));
    },
    reactivating: (person) => person.seesBusy('button', t('people.subscription.reactivate')),
    expired: (person) => person.sees(/Expired on/),
    none: (person) => person.sees(t('people.subscription.noneYet', { name: 'Ada Marlow' })),
    oneself: (person) => person.sees(pattern('people.subscription.self')),
    missing: (person) => person.seesRole('heading', 'Page Not Found'),
    unreachable: (person) => person.seesEnabled('button', 'Try again'),
  },
  unreached: {
    'guest|always|0': known,
    'guest|always|0 = no': begun,
    'guest|always|1': known,
    'guest|always|1 = no': begun,
    'guest|always|2': known,
    'guest|always|2 = no': begun,
    'guest|always|3 = no': guest,
    '(root)|subscription.reload|0 = no': guest,
  },
});
