import { offerFormMachine } from '#machines/settings/offer-form.machine.ts';
import { OfferFormView } from '#src/views/settings/offer-form.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { knownOffer, offerForm } from '#stories/settings/offer-form.fixtures.ts';
import { defineModel } from '#tests/lib/model.ts';

const form = { ...offerForm, price: '12.99' };
const risen = { ...knownOffer, offer: { ...knownOffer.offer, price: 1299 }, version: 'three' };
const other = { ...knownOffer, offer: { ...knownOffer.offer, price: 1499 }, version: 'two' };
const outside = 'The price field must be between 499 and 4999.';

export default defineModel({
  machine: offerFormMachine,
  View: OfferFormView,
  input: { known: knownOffer },
  cases: {
    events: { 'form.edit': [{ form }, { form: offerForm }, { form: { ...form, price: '1' } }] },
    outcomes: {
      loadOffer: {
        done: [other],
        error: [
          { kind: 'offline' },
          { kind: 'unauthenticated' },
          { kind: 'notFound' },
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
        ],
      },
      saveOffer: {
        done: [risen],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'unauthenticated' },
          { kind: 'passwordUnconfirmed' },
          { kind: 'conflict', code: 'stale', message: 'Changed.' },
          { kind: 'forbidden', code: 'identity_required', message: 'Prove your identity.' },
          { kind: 'invalid', message: outside, fields: { price: [outside] }, jwt: null },
        ],
      },
    },
  },
  gestures: {
    'form.edit': (person, event) =>
      person.fill(t('settings.subscriptionSettings.price'), event.form.price),
    'form.submit': (person) => person.press('Save'),
    'form.discard': (person) => person.press('Discard'),
    'version.load': (person) => person.press('Load that'),
    'version.keep': (person) => person.press('Keep mine'),
  },
  outOfReach: ({ context }, event) =>
    event.type === 'form.edit' && event.form.price === context.form.price
      ? 'typing the same is no event'
      : null,
  sightings: {
    editing: (person, { context }) =>
      person.seesValue(t('settings.subscriptionSettings.price'), context.form.price),
    unsaved: async (person) => {
      await person.sees(t('settings.frame.unsaved'));
      await person.seesEnabled('button', 'Save');
    },
    incomplete: (person) => person.sees(pattern('settings.subscriptionSettings.problems.outside')),
    saving: (person) => person.seesBusy('button', 'Save'),
    comparing: (person) => person.seesBusy('button', 'Save'),
    stale: async (person, { context }) => {
      await person.sees(t('settings.changedElsewhere.title'));
      if (context.form.price !== '14.99') await person.sees('$14.99');
    },
    rejected: async (person, { context: { failure } }) => {
      if (failure?.kind === 'invalid')
        await person.sees(pattern('settings.subscriptionSettings.problems.outside'));
      else await person.seesRole('alert');
    },
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', 'Save');
    },
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
    updated: (person) => person.sees('Your offer has been updated!'),
  },
});
