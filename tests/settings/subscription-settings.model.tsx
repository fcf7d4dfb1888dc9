import { subscriptionSettingsMachine } from '#machines/settings/subscription-settings.machine.ts';
import { SubscriptionSettingsView } from '#src/views/settings/subscription-settings.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { knownOffer, offerForm } from '#stories/settings/subscription-settings.fixtures.ts';
import { ada as seller } from '#tests/auth/viewers.ts';
import { defineModel, world } from '#tests/lib/model.ts';

const form = { ...offerForm, price: '12.99' };
const risen = { ...knownOffer, offer: { ...knownOffer.offer, price: 1299 } };

export default defineModel({
  machine: subscriptionSettingsMachine,
  View: SubscriptionSettingsView,
  cases: {
    events: {
      'viewer.changed': [{ viewer: seller }, { viewer: null }],
      'form.edit': [{ form }, { form: offerForm }, { form: { ...form, price: '1' } }],
    },
    outcomes: {
      loadOffer: {
        done: [knownOffer, { ...knownOffer, isCreator: false }],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }, { kind: 'notFound' }],
      },
      saveOffer: {
        done: [risen],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'unauthenticated' },
          { kind: 'passwordUnconfirmed' },
          { kind: 'forbidden', code: 'identity_required', message: 'Prove your identity.' },
        ],
      },
    },
  },
  gestures: {
    'form.edit': (person, event) =>
      person.fill(t('settings.subscriptionSettings.price'), event.form.price),
    'form.submit': (person) => person.press('Save'),
    'form.discard': (person) => person.press('Discard'),
    'offer.retry': (person) => person.press('Try again'),
    'viewer.changed': world,
    'connection.restored': world,
  },
  outOfReach: ({ context }, event) =>
    event.type === 'form.edit' && event.form.price === context.form.price
      ? 'typing the same is no event'
      : null,
  sightings: {
    loading: (person) => person.sees('Loading your offer'),
    absent: (person) => person.seesNoRole('heading'),
    failed: (person) => person.sees(pattern('settings.subscriptionSettings.failed')),
    closed: (person) => person.sees(t('app.identityNotice.text')),
    editing: (person, { context }) =>
      person.seesValue(t('settings.subscriptionSettings.price'), context.form.price),
    unsaved: async (person) => {
      await person.sees(t('settings.frame.unsaved'));
      await person.seesEnabled('button', 'Save');
    },
    incomplete: (person) => person.sees(pattern('settings.subscriptionSettings.problems.outside')),
    saving: (person) => person.seesBusy('button', 'Save'),
    rejected: (person) => person.seesRole('alert'),
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', 'Save');
    },
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
    updated: (person) => person.sees('Your offer has been updated!'),
  },
});
