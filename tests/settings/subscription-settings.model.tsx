import { offerFormMachine } from '#machines/settings/offer-form.machine.ts';
import { subscriptionSettingsMachine } from '#machines/settings/subscription-settings.machine.ts';
import { SubscriptionSettingsView } from '#src/views/settings/subscription-settings.view.tsx';
import { knownOffer } from '#stories/settings/offer-form.fixtures.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { ada as seller } from '#tests/auth/viewers.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: subscriptionSettingsMachine,
  View: SubscriptionSettingsView,
  children: { offerForm: offerFormMachine },
  cases: {
    events: { 'viewer.changed': [{ viewer: seller }, { viewer: null }] },
    outcomes: {
      loadOffer: {
        done: [knownOffer, { ...knownOffer, isCreator: false }],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }, { kind: 'notFound' }],
      },
    },
  },
  gestures: {
    'offer.retry': (person) => person.press('Try again'),
    'viewer.changed': byChart,
    'connection.restored': byChart,
  },
  sightings: {
    loading: (person) => person.sees('Loading your offer'),
    absent: (person) => person.seesNoRole('heading'),
    failed: (person) => person.sees(pattern('settings.subscriptionSettings.failed')),
    closed: (person) => person.sees(t('app.identityNotice.text')),
    offering: (person) => person.seesValue(t('settings.subscriptionSettings.price'), '9.99'),
  },
});
